/** The server over HTTP: see docs/protocol.md. */
import { freshKey, Http, Refused, type Rest } from "../client/http.ts";
import { POCKET } from "../pocket/here.ts";
import type { Catalog } from "./contract.ts";
import type { AnyCommand, ComponentTable, Done, GameInfo } from "./wire.ts";

export { freshKey, Refused, type Rest };
export type {
  ChatLine,
  ChatRule,
  Choice,
  Clock,
  ClockWish,
  ComponentTable,
  Did,
  Frame,
  GameInfo,
  HintAnswer,
  HintMark,
  Invitation,
  Glance,
  GlancePanel,
  Lesson,
  Lobby,
  NewTable,
  Paragraph,
  PersonInfo as Person,
  Presence,
  Reason,
  Replay,
  SeatInfo,
  Seating,
  SeatWish,
  Situation,
  Strength,
  Subject as HintSubject,
  Told,
} from "./wire.ts";

const http = new Http();

/** `patience`: milliseconds for an answer. */
export async function call<T>(method: string, path: string, body?: unknown, patience?: number): Promise<T> {
  if (POCKET) return (await import("../pocket/door.ts")).call<T>(method, path, body);
  return http.call<T>(method, path, body, patience);
}
export const get = <T>(path: string, patience?: number): Promise<T> => call<T>("GET", path, undefined, patience);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);

export function command<T extends AnyCommand["type"]>(type: T, table: string, ...fields: Rest<T>): Promise<Done> {
  return post<Done>("/commands", { command: { type, table, key: freshKey(), ...fields[0] } });
}

export function catalogOf(game: GameInfo, components: ComponentTable[]): Catalog {
  return {
    ...game,
    events: Object.fromEntries(game.events.map((kind) => [kind.key, kind.params])),
    tables: Object.fromEntries(components.map(({ name, values, sources }) => [name, { values, sources }])),
  };
}

const catalogs = new Map<string, Promise<Catalog>>();

/** A game as data; asked for once. */
export function catalog(id: string): Promise<Catalog> {
  let found = catalogs.get(id);
  if (!found) {
    found = Promise.all([get<GameInfo>(`/games/${id}`), get<ComponentTable[]>(`/games/${id}/components`)]).then(
      ([game, components]) => catalogOf(game, components),
    );
    found.catch(() => catalogs.delete(id));
    catalogs.set(id, found);
  }
  return found;
}

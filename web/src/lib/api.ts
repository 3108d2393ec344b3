/** The server over HTTP: see docs/protocol.md. */
import type { Catalog } from "./contract.ts";
import type { AnyCommand, ComponentTable, GameInfo } from "./wire.ts";

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
  Lesson,
  Lobby,
  NewTable,
  Paragraph,
  PersonInfo as Person,
  Presence,
  Reason,
  Replay,
  SeatInfo,
  SeatWish,
  Situation,
  Strength,
  Subject as HintSubject,
  Told,
} from "./wire.ts";

/** What a command says beside its type, its table and its key. */
export type Fields<T extends AnyCommand["type"]> = Omit<Extract<AnyCommand, { type: T }>, "type" | "table" | "key">;

/** The server did not do it; `reason` is a key of `page.ftl` (refused-...). */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly detail: string | null = null,
  ) {
    super(reason);
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const init: RequestInit = { method };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { "content-type": "application/json" };
    }
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refused("no-connection");
  }
  if (answer.status === 204) return undefined as T;
  const data = (await answer.json().catch(() => null)) as unknown;
  if (!answer.ok) {
    const problem = data as { reason?: string; detail?: string | null } | null;
    throw new Refused(problem?.reason ?? "fault", problem?.detail ?? null);
  }
  return data as T;
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);

/** A random id, made once a click: sent again, a command with it gets its first answer. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function command<T>(type: string, table: string, fields: Record<string, unknown> = {}): Promise<T> {
  return post<T>("/commands", { command: { type, table, key: freshKey(), ...fields } });
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

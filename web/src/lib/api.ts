/** The server over HTTP: see docs/protocol.md. */
import type { Action, Catalog, Happened, Prompt, Result, View } from "./contract.ts";

export interface Person {
  id: string;
  name: string;
  /** The name to sign in with; null for a guest. */
  account: string | null;
}

export interface SeatInfo {
  kind: "open" | "reserved" | "person" | "bot";
  name: string;
  person: string;
  bot: string;
  local: boolean;
  left: boolean;
  late: boolean;
  stand_in: string;
}

export interface Clock {
  /** none if left out */
  kind?: "none" | "live" | "turn";
  seconds?: number;
  increment?: number;
}

export type ChatRule = "friends" | "all" | "off";
export type Choice = "wait" | "bot" | "end";

export interface Lobby {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  owner: string;
  clock: Clock;
  status: "open" | "playing" | "over" | "ended" | "closed";
  listed: boolean;
  watchable: boolean;
  chat: ChatRule;
  seats: SeatInfo[];
  acting: number[];
  version: number;
  created: number;
  updated: number;
  commitment: string;
  seed: string | null;
  rematch: string | null;
  frozen: string | null;
  undo: { seat: number; agreed: string[] } | null;
  ballots: Record<number, Record<string, Choice>>;
}

export type Strength = "area" | "kind" | "move";

/** One of the three: a term of the evaluation (empty where none stands out), a verb, an action. */
export interface HintAnswer {
  area: string | null;
  kind: string | null;
  action: Action | null;
}

/** A seat was told so much about the question that frame `number` puts. */
export interface HintMark {
  number: number;
  seat: number;
  strength: Strength;
}

export interface Did {
  kind: string;
  seat?: number;
  action?: Action;
  about?: number;
  choice?: Choice;
  agree?: boolean;
  table?: string;
  strength?: Strength;
}

export interface Situation {
  acting: number[];
  view: View | null;
  actions: Action[];
  prompt: Prompt | null;
  undoable: number;
  clocks: Record<number, number>;
  left: number[];
  result: Result | null;
}

export interface Told {
  number: number;
  at: number;
  did: Did;
  events: Happened[];
}

export interface ChatLine {
  table: string;
  number: number;
  at: number;
  person: string;
  name: string;
  text: string;
}

export interface SeatWish {
  kind: "me" | "open" | "reserved" | "bot" | "local";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options: Record<string, string>;
  listed: boolean;
  watchable: boolean;
  chat: ChatRule;
  clock?: { kind: "live" | "turn"; seconds: number; increment: number };
}

export interface GameInfo {
  id: string;
  version: number;
  fewest: number;
  most: number;
  options: Record<string, string[]>;
  verbs: Catalog["verbs"];
  names: Record<string, string[]>;
  events: { key: string; params: Record<string, string> }[];
}

export interface ComponentTable {
  name: string;
  values: number[];
  sources: string[];
}

export interface Paragraph {
  level: number;
  rule: string;
  file: string;
  text: string;
}

export interface Frame {
  number: number;
  seat: number | null;
  action: Action | null;
  events: Happened[];
  acting: number[];
  view: View;
}

export interface Replay {
  table: string;
  game: string;
  seat: number | null;
  total: number;
  first: number;
  frames: Frame[];
  hints: HintMark[];
}

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

/** The one connection of the page. Everybody who shows a table listens through it. */
import { Connection, type Listener } from "../client/connection.ts";
import { POCKET } from "../pocket/here.ts";
import { Refused, type Rest } from "./api.ts";
import { refusal } from "./language.svelte.ts";
import { settings } from "./settings.svelte.ts";
import type { Done, Presence, Request, Step, Sync, WhyAnswer } from "./wire.ts";

export type { Done, Listener, Presence, Step, Sync };
export type Why = Pick<WhyAnswer, "rule" | "text">;

const status = $state({ lost: false, skew: 0 });
/** What the socket leads to: the server, or the house of this page's own. */
let open = (): WebSocket => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
if (POCKET) void import("../pocket/door.ts").then(({ converse }) => (open = converse));
const BUSY = 60_000; // a worker that does not answer for so long is busy, and there
const connection = new Connection(
  () => open(),
  ({ lost, skew }) => Object.assign(status, { lost, skew }),
  POCKET ? BUSY : undefined,
);
window.addEventListener("online", () => connection.replace());
window.addEventListener("pageshow", (event) => event.persisted && connection.lookAgain());
document.addEventListener("visibilitychange", () => document.hidden || connection.lookAgain());

/** Whether what the page shows may be old: the connection is gone, or back and the table not read again yet. */
export function lost(): boolean {
  return status.lost;
}

/** The server's clock, in seconds. */
export function serverNow(): number {
  return Date.now() / 1000 + status.skew;
}

export const listen = (listener: Listener): (() => void) => connection.listen(listener);

/** Ask for everything since the step one has. */
export const rejoin = (listener: Listener): void => connection.rejoin(listener);

/** Somebody else now: open the socket again with the new session. */
export const reconnect = (): void => connection.reconnect();

/** Send a request that is answered with `done`. */
export function send<T extends Request["type"]>(type: T, table: string, ...fields: Rest<T>): Promise<Done> {
  return connection.send(type, table, ...fields);
}

/** Which rule forbids an action; where the question itself is refused, the reason for that and no rule. */
export async function whyNot(table: string, seat: number, action: number): Promise<Why> {
  try {
    return await connection.ask<WhyAnswer, "why">("why", table, { seat, action, language: settings.language });
  } catch (fault) {
    return { rule: null, text: refusal(fault instanceof Refused ? fault.reason : "fault") };
  }
}

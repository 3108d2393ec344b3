/** The one socket of the page: it comes back by itself, joins again what was joined, and resends what was not answered. */
import { freshKey, Refused } from "./api.ts";
import { refusal } from "./language.svelte.ts";
import { settings } from "./settings.svelte.ts";
import type { ChatLine, Done, Step, Sync } from "./wire.ts";

export type { Sync, Step, Done };

export interface Listener {
  table: string;
  seat: number | null;
  /** The newest step it has; what is missing is sent when the socket comes back. */
  newest: () => number | null;
  sync: (message: Sync) => void;
  step: (message: Step) => void;
  parted: () => void;
  chat: (line: ChatLine) => void;
  refused: (reason: string) => void;
}

export interface Why {
  rule: string | null;
  text: string | null;
}

type Message = Record<string, unknown>;

/** What was asked and is not answered: the answer names its key. */
interface Waiting {
  message: Message;
  done: (answer: Message) => void;
  failed: (reason: Refused) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING = 15_000;
const SILENCE = 25_000;

const status = $state({ open: false, lost: false, skew: 0 });
const listeners = new Set<Listener>();
const waiting = new Map<string, Waiting>();
const joining = new Map<string, Listener>();
let socket: WebSocket | null = null;
let pause = FIRST_WAIT;
let timer = 0;
let heard = 0;

/** Whether the connection was there and is not now. */
export function lost(): boolean {
  return status.lost;
}

/** The server's clock, in seconds. */
export function serverNow(): number {
  return Date.now() / 1000 + status.skew;
}

function transmit(message: Message): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function connect(): void {
  if (socket || listeners.size === 0) return;
  const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
  const mine = new WebSocket(address);
  socket = mine;
  mine.onmessage = (event) => {
    if (socket === mine) receive(JSON.parse(event.data as string) as Message);
  };
  mine.onclose = () => {
    if (socket !== mine) return;
    joining.clear();
    socket = null;
    status.open = false;
    if (listeners.size === 0) return;
    status.lost = true;
    clearTimeout(timer);
    timer = window.setTimeout(connect, pause * (0.7 + Math.random() * 0.6));
    pause = Math.min(pause * 1.7, LONGEST_WAIT);
  };
}

function join(listener: Listener): void {
  const key = freshKey();
  joining.set(key, listener);
  transmit({ type: "join", key, table: listener.table, seat: listener.seat, last: listener.newest() });
}

/** A request was refused: only who asked hears of it. */
function refuse(key: string, reason: string, rule: string | null): void {
  waiting.get(key)?.failed(new Refused(reason, rule));
  waiting.delete(key);
  joining.get(key)?.refused(reason);
  joining.delete(key);
}

function receive(message: Message): void {
  heard = Date.now();
  const of = (table: unknown, seat: unknown): Listener[] =>
    [...listeners].filter((one) => one.table === table && one.seat === (seat ?? null));
  switch (message["type"]) {
    case "hello":
      status.open = true;
      status.lost = false;
      status.skew = (message["now"] as number) - Date.now() / 1000;
      pause = FIRST_WAIT;
      for (const listener of listeners) join(listener);
      for (const { message: unanswered } of waiting.values()) transmit(unanswered);
      break;
    case "sync":
      joining.delete(message["key"] as string);
      for (const listener of of(message["table"], message["seat"])) listener.sync(message as unknown as Sync);
      break;
    case "step":
      for (const listener of of(message["table"], message["seat"])) listener.step(message as unknown as Step);
      break;
    case "parted":
      for (const listener of of(message["table"], message["seat"])) listener.parted();
      break;
    case "chat":
      for (const listener of listeners)
        if (listener.table === message["table"]) listener.chat(message as unknown as ChatLine);
      break;
    case "done":
    case "why":
      waiting.get(message["key"] as string)?.done(message);
      waiting.delete(message["key"] as string);
      break;
    case "refused":
    case "fault":
      refuse(message["key"] as string, message["reason"] as string, (message["rule"] as string | null) ?? null);
      break;
  }
}

window.setInterval(() => {
  if (!status.open || listeners.size === 0) return;
  if (Date.now() - heard > SILENCE) {
    socket?.close();
    return;
  }
  const seen: Record<string, number> = {};
  for (const listener of listeners) {
    const newest = listener.newest();
    if (newest !== null) seen[listener.table] = Math.min(newest, seen[listener.table] ?? newest);
  }
  transmit({ type: "ping", key: freshKey(), seen });
}, PING);

window.addEventListener("online", () => {
  pause = FIRST_WAIT;
  clearTimeout(timer);
  connect();
});

export function listen(listener: Listener): () => void {
  listeners.add(listener);
  if (status.open) join(listener);
  else connect();
  return () => {
    listeners.delete(listener);
    transmit({ type: "part", key: freshKey(), table: listener.table, seat: listener.seat });
    if (listeners.size === 0) {
      socket?.close();
      socket = null;
      status.open = false;
      status.lost = false;
    }
  };
}

/** Ask for everything since the step one has. */
export function rejoin(listener: Listener): void {
  join(listener);
}

/** Somebody else now: open the socket anew with the new session. */
export function reconnect(): void {
  if (!socket) return;
  const old = socket;
  socket = null;
  old.close();
  status.open = false;
  connect();
}

/** Send a request; it is sent again with the same key if the connection breaks before it is answered. */
function ask<Answer>(type: string, table: string, fields: Message): Promise<Answer> {
  const key = freshKey();
  const message = { type, table, key, ...fields };
  return new Promise((done, failed) => {
    waiting.set(key, { message, done: (answer) => done(answer as Answer), failed });
    transmit(message);
  });
}

/** Send a command. */
export function send(type: string, table: string, fields: Message): Promise<Done> {
  return ask<Done>(type, table, fields);
}

/** Which rule forbids an action; where the question itself is refused, the reason for that and no rule. */
export async function whyNot(table: string, seat: number, action: number): Promise<Why> {
  try {
    return await ask<Why>("why", table, { seat, action, language: settings.language });
  } catch (fault) {
    return { rule: null, text: refusal(fault instanceof Refused ? fault.reason : "fault") };
  }
}

/** The one socket of the page: it comes back by itself, joins again what was joined, and resends what was not answered. */
import { freshKey, Refused } from "./api.ts";
import { refusal } from "./language.svelte.ts";
import { settings } from "./settings.svelte.ts";
import type { ChatLine, Done, Presence, Step, Sync } from "./wire.ts";

export type { Sync, Step, Done, Presence };

export interface Listener {
  table: string;
  seat: number | null;
  /** The newest step it has; what is missing is sent when the socket comes back. */
  newest: () => number | null;
  sync: (message: Sync) => void;
  step: (message: Step) => void;
  parted: () => void;
  chat: (line: ChatLine) => void;
  presence: (message: Presence) => void;
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
const LOOK = 500; // how often the connection is looked after
const PING = 1500;
const ANSWER = 2500; // a server that does not answer for so long is not there
const ASLEEP = 6000; // nothing ran here for so long: the machine slept, and nobody knows what became of the socket

const status = $state({ open: false, lost: false, skew: 0 });
const listeners = new Set<Listener>();
const waiting = new Map<string, Waiting>();
const joining = new Map<string, Listener>();
let socket: WebSocket | null = null;
let pause = FIRST_WAIT;
let timer = 0;
let heard = 0;
let pinged = 0;
let begun = 0;
let looked = 0;

/** Whether what the page shows may be old: the connection is gone, or back and the table not read again yet. */
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
  begun = Date.now();
  mine.onmessage = (event) => {
    if (socket === mine) receive(JSON.parse(event.data as string) as Message);
  };
  mine.onclose = () => {
    if (socket === mine) retry();
  };
}

/** Let go of the socket without waiting for the other side to say goodbye: it may be gone without a word. */
function drop(): void {
  const old = socket;
  socket = null;
  status.open = false;
  joining.clear();
  if (!old) return;
  if (old.readyState === WebSocket.CONNECTING)
    old.onopen = () => old.close(); // at once it would be an error
  else old.close();
}

function retry(): void {
  drop();
  if (listeners.size === 0) return;
  status.lost = true;
  clearTimeout(timer);
  timer = window.setTimeout(connect, pause * (0.7 + Math.random() * 0.6));
  pause = Math.min(pause * 1.7, LONGEST_WAIT);
}

/** A new socket in place of one that is dead or may be. */
function replace(): void {
  if (listeners.size === 0) return;
  drop();
  status.lost = true;
  pause = FIRST_WAIT;
  clearTimeout(timer);
  connect();
}

/** Once every table is read again, what the page shows is true. */
function maybeFound(): void {
  if (status.open && joining.size === 0) status.lost = false;
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
  maybeFound();
}

function receive(message: Message): void {
  heard = Date.now();
  const of = (table: unknown, seat: unknown): Listener[] =>
    [...listeners].filter((one) => one.table === table && one.seat === (seat ?? null));
  switch (message["type"]) {
    case "hello":
      status.open = true;
      status.skew = (message["now"] as number) - Date.now() / 1000;
      pause = FIRST_WAIT;
      for (const listener of listeners) join(listener);
      for (const { message: unanswered } of waiting.values()) transmit(unanswered);
      maybeFound();
      break;
    case "sync":
      joining.delete(message["key"] as string);
      for (const listener of of(message["table"], message["seat"])) listener.sync(message as unknown as Sync);
      maybeFound();
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
    case "presence":
      for (const listener of listeners)
        if (listener.table === message["table"]) listener.presence(message as unknown as Presence);
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

function ping(): void {
  const seen: Record<string, number> = {};
  for (const listener of listeners) {
    const newest = listener.newest();
    if (newest !== null) seen[listener.table] = Math.min(newest, seen[listener.table] ?? newest);
  }
  pinged = Date.now();
  transmit({ type: "ping", key: freshKey(), seen });
}

window.setInterval(() => {
  const now = Date.now();
  const slept = now - looked > ASLEEP && looked > 0;
  looked = now;
  if (!socket || listeners.size === 0) return;
  if (slept && !document.hidden) replace();
  else if (!status.open) {
    if (now - begun > ANSWER * 2) retry();
  } else if (pinged > heard) {
    if (now - pinged > ANSWER) replace();
  } else if (now - pinged > PING) ping();
}, LOOK);

/** Somebody looks at the page again, or the network is back: do not wait to find out. */
function lookAgain(): void {
  if (Date.now() - heard > ASLEEP) replace();
  else if (status.open) ping();
}
window.addEventListener("online", replace);
window.addEventListener("pageshow", (event) => event.persisted && lookAgain());
document.addEventListener("visibilitychange", () => document.hidden || lookAgain());

export function listen(listener: Listener): () => void {
  listeners.add(listener);
  if (status.open) join(listener);
  else connect();
  return () => {
    listeners.delete(listener);
    transmit({ type: "part", key: freshKey(), table: listener.table, seat: listener.seat });
    if (listeners.size === 0) {
      drop();
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
  drop();
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

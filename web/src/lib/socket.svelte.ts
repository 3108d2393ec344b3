/** The one socket of the page: it comes back by itself, joins again what was joined, and resends what was not answered. */
import { freshKey, Refused, type ChatLine, type Did, type Lobby, type Situation, type Told } from "./api.ts";
import type { Happened } from "./contract.ts";
import { settings } from "./settings.svelte.ts";

export interface Sync {
  type: "sync";
  table: string;
  seat: number | null;
  number: number;
  lobby: Lobby;
  missed: Told[] | null;
  now: Situation;
}

export interface Step {
  type: "step";
  table: string;
  seat: number | null;
  number: number;
  at: number;
  did: Did;
  events: Happened[];
  lobby: Lobby | null;
  now: Situation;
}

export interface Done {
  key: string;
  number: number;
  table: string;
}

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

interface Waiting {
  message: Record<string, unknown>;
  done: (answer: Done) => void;
  failed: (reason: Refused) => void;
}

interface Why {
  table: string;
  seat: number;
  action: number;
  answer: (rule: { rule: string | null; text: string | null }) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING = 15_000;
const SILENCE = 25_000;

const status = $state({ open: false, lost: false, skew: 0 });
const listeners = new Set<Listener>();
const waiting = new Map<string, Waiting>();
let questions: Why[] = [];
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

function transmit(message: Record<string, unknown>): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function connect(): void {
  if (socket || listeners.size === 0) return;
  const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
  const mine = new WebSocket(address);
  socket = mine;
  mine.onmessage = (event) => {
    if (socket === mine) receive(JSON.parse(event.data as string) as Record<string, unknown>);
  };
  mine.onclose = () => {
    if (socket !== mine) return;
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
  transmit({ type: "join", table: listener.table, seat: listener.seat, last: listener.newest() });
}

function receive(message: Record<string, unknown>): void {
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
      for (const one of questions) ask(one);
      break;
    case "sync":
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
      waiting.get(message["key"] as string)?.done(message as unknown as Done);
      waiting.delete(message["key"] as string);
      break;
    case "refused": {
      const reason = message["reason"] as string;
      const key = message["key"] as string;
      const asked = waiting.get(key);
      if (asked) asked.failed(new Refused(reason, (message["rule"] as string | null) ?? null));
      else for (const listener of listeners) listener.refused(reason);
      waiting.delete(key);
      break;
    }
    case "why": {
      const found = questions.find(
        (one) => one.table === message["table"] && one.seat === message["seat"] && one.action === message["action"],
      );
      questions = questions.filter((one) => one !== found);
      found?.answer({ rule: message["rule"] as string | null, text: message["text"] as string | null });
      break;
    }
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
  transmit({ type: "ping", seen });
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
    transmit({ type: "part", table: listener.table, seat: listener.seat });
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

/** Send a command; it is sent again with the same key if the connection breaks before it is answered. */
export function send(type: string, table: string, fields: Record<string, unknown>): Promise<Done> {
  const key = freshKey();
  const message = { type, table, key, ...fields };
  return new Promise((done, failed) => {
    waiting.set(key, { message, done, failed });
    transmit(message);
  });
}

function ask({ table, seat, action }: Why): void {
  transmit({ type: "why", table, seat, action, language: settings.language });
}

/** Which rule forbids an action. */
export function whyNot(
  table: string,
  seat: number,
  action: number,
): Promise<{ rule: string | null; text: string | null }> {
  return new Promise((answer) => {
    const question = { table, seat, action, answer };
    questions = [...questions, question];
    ask(question);
  });
}

/** One socket to a server: it comes back by itself, joins again what was joined, and resends what was not answered. */
import type { Call, ChatLine, Done, Message, Patch, Presence, Request, Step, Sync, WhyAnswer } from "../lib/wire.ts";
import { freshKey, Refused, type Rest } from "./http.ts";
import { patched, remembered, type Held } from "./patches.ts";

/** One pair of eyes on a table. */
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

/** What was asked and is not answered: the answer names its key. */
interface Waiting {
  message: Request;
  done: (answer: Done | WhyAnswer) => void;
  failed: (reason: Refused) => void;
}

export interface Status {
  open: boolean;
  /** Whether what one has may be old: the connection is gone, or back and a table not read again yet. */
  lost: boolean;
  /** Seconds by which the server's clock is ahead. */
  skew: number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const LOOK = 500; // how often the connection is looked after
const PING = 1500;
const ANSWER = 2500; // a server that does not answer for so long is not there
const ASLEEP = 6000; // nothing ran here for so long: the machine slept, and nobody knows what became of the socket
const SIGNED_OUT = 4001;

export class Connection {
  private readonly status: Status = { open: false, lost: false, skew: 0 };
  private readonly listeners = new Set<Listener>();
  private readonly waiting = new Map<string, Waiting>();
  private readonly joining = new Map<string, Listener>();
  /** What each listener has, for patches of it. */
  private readonly held = new Map<Listener, Held>();
  /** Whether this server sends patches. */
  private patches = false;
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly beat: ReturnType<typeof setInterval>;
  private heard = 0;
  private pinged = 0;
  private begun = 0;
  private looked = 0;
  private readonly open: () => WebSocket;
  private readonly changed: (status: Readonly<Status>) => void;
  private readonly answer: number;
  /** Who hears what the tables of this person want. */
  private called: ((call: Call) => void) | null = null;
  private ended: ((why: Refused) => void) | null = null;

  /** `open` makes a new socket; `changed` hears how the connection is; `answer`: after how long it is gone. */
  constructor(
    open: () => WebSocket,
    changed: (status: Readonly<Status>) => void = () => undefined,
    answer: number = ANSWER,
  ) {
    this.open = open;
    this.changed = changed;
    this.answer = answer;
    this.beat = setInterval(() => this.look(), LOOK);
  }

  /** For good. */
  close(): void {
    clearInterval(this.beat);
    clearTimeout(this.timer);
    this.listeners.clear();
    this.called = null;
    this.drop();
  }

  private set(change: Partial<Status>): void {
    Object.assign(this.status, change);
    this.changed(this.status);
  }

  private get wanted(): boolean {
    return this.listeners.size > 0 || this.called !== null || this.waiting.size > 0;
  }

  private transmit(message: Request): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    if (this.socket || !this.wanted) return;
    const mine = this.open();
    this.socket = mine;
    this.begun = Date.now();
    mine.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === mine) this.receive(JSON.parse(event.data) as Message);
    };
    mine.onerror = () => undefined; // it closes too
    mine.onclose = ({ code }) => {
      if (this.socket !== mine) return;
      if (code === SIGNED_OUT) this.ended?.(new Refused("sign-in-first"));
      this.retry();
    };
  }

  /** Let go of the socket without waiting for the other side to say goodbye: it may be gone without a word. */
  private drop(): void {
    const old = this.socket;
    this.socket = null;
    this.set({ open: false });
    this.joining.clear();
    if (!old) return;
    if (old.readyState === WebSocket.CONNECTING)
      old.onopen = () => old.close(); // at once it would be an error
    else old.close();
  }

  private retry(): void {
    this.drop();
    if (!this.wanted) return;
    this.set({ lost: true });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  /** A new socket in place of one that is dead or may be. */
  replace(): void {
    if (!this.wanted) return;
    this.drop();
    this.set({ lost: true });
    this.wait = FIRST_WAIT;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Once every table is read again, what one has is true. */
  private maybeFound(): void {
    if (this.status.open && this.joining.size === 0) this.set({ lost: false });
  }

  private join(listener: Listener): void {
    const key = freshKey();
    this.joining.set(key, listener);
    const { table, seat } = listener;
    const more = this.patches ? { patches: true } : {};
    this.transmit({ type: "join", key, table, seat, last: listener.newest(), ...more });
  }

  /** A request was refused: only who asked hears of it. */
  private refuse(key: string, reason: string, rule: string | null, retry: number | null): void {
    this.waiting.get(key)?.failed(new Refused(reason, rule, retry));
    this.waiting.delete(key);
    this.joining.get(key)?.refused(reason);
    this.joining.delete(key);
    this.maybeFound();
  }

  private receive(message: Message): void {
    this.heard = Date.now();
    const of = ({ table, seat }: { table: string; seat: number | null }): Listener[] =>
      [...this.listeners].filter((one) => one.table === table && one.seat === seat);
    switch (message.type) {
      case "hello":
        this.set({ open: true, skew: message.now - Date.now() / 1000 });
        this.wait = FIRST_WAIT;
        this.patches = message.patches ?? false;
        this.held.clear();
        if (this.called) this.transmit({ type: "attend", key: freshKey() });
        for (const listener of this.listeners) this.join(listener);
        for (const { message: unanswered } of this.waiting.values()) this.transmit(unanswered);
        this.maybeFound();
        break;
      case "sync":
        this.joining.delete(message.key);
        for (const listener of of(message)) {
          this.held.set(listener, remembered(message));
          listener.sync(message);
        }
        this.maybeFound();
        break;
      case "step":
        for (const listener of of(message)) {
          this.held.set(listener, remembered(message));
          listener.step(message);
        }
        break;
      case "patch":
        for (const listener of of(message)) this.patch(listener, message);
        break;
      case "parted":
        for (const listener of of(message)) listener.parted();
        break;
      case "chat":
        for (const listener of this.listeners) if (listener.table === message.table) listener.chat(message);
        break;
      case "presence":
        for (const listener of this.listeners) if (listener.table === message.table) listener.presence(message);
        break;
      case "call":
        this.called?.(message);
        break;
      case "done":
      case "why":
        this.waiting.get(message.key)?.done(message);
        this.waiting.delete(message.key);
        break;
      case "refused":
        this.refuse(message.key, message.reason, message.rule, message.retry);
        break;
      case "fault":
        this.refuse(message.key, message.reason, message.detail, null);
        break;
    }
  }

  /** A step as what is new since the one before it; without that one, ask for the whole. */
  private patch(listener: Listener, message: Patch): void {
    const held = this.held.get(listener);
    if (held && message.number <= held.number) return;
    if (held?.number !== message.number - 1) {
      this.join(listener);
      return;
    }
    const step = patched(held, message);
    this.held.set(listener, remembered(step, held));
    listener.step(step);
  }

  private ping(): void {
    const seen: Record<string, number> = {};
    for (const listener of this.listeners) {
      const newest = listener.newest();
      if (newest !== null) seen[listener.table] = Math.min(newest, seen[listener.table] ?? newest);
    }
    this.pinged = Date.now();
    this.transmit({ type: "ping", key: freshKey(), seen });
  }

  private look(): void {
    const now = Date.now();
    const slept = now - this.looked > ASLEEP && this.looked > 0;
    this.looked = now;
    if (!this.socket || !this.wanted) return;
    if (slept && !globalThis.document?.hidden) this.replace();
    else if (!this.status.open) {
      if (now - this.begun > this.answer * 2) this.retry();
    } else if (this.pinged > this.heard) {
      if (now - this.pinged > this.answer) this.replace();
    } else if (now - this.pinged > PING) this.ping();
  }

  /** Somebody looks again: do not wait to find out whether the connection is still there. */
  lookAgain(): void {
    if (Date.now() - this.heard > ASLEEP) this.replace();
    else if (this.status.open) this.ping();
  }

  /** Somebody else now: open the socket again with the new session. */
  reconnect(): void {
    if (!this.socket) return;
    this.drop();
    this.connect();
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    if (this.status.open) this.join(listener);
    else this.connect();
    return () => {
      this.listeners.delete(listener);
      this.held.delete(listener);
      this.transmit({ type: "part", key: freshKey(), table: listener.table, seat: listener.seat });
      if (!this.wanted) {
        this.drop();
        this.set({ lost: false });
      }
    };
  }

  /** Hear what the tables of this person want, and that the session has ended. */
  attend(called: (call: Call) => void, ended: (why: Refused) => void = () => undefined): () => void {
    this.called = called;
    this.ended = ended;
    if (this.status.open) this.transmit({ type: "attend", key: freshKey() });
    else this.connect();
    return () => (this.called = this.ended = null);
  }

  /** Ask for everything since the step one has. */
  rejoin(listener: Listener): void {
    this.join(listener);
  }

  /** Send a request; it is sent again with the same key if the connection breaks before it is answered. */
  ask<Answer extends Done | WhyAnswer, T extends Request["type"]>(
    type: T,
    table: string,
    ...fields: Rest<T>
  ): Promise<Answer> {
    const key = freshKey();
    const message = { type, table, key, ...fields[0] } as Extract<Request, { type: T }>;
    return new Promise((done, failed) => {
      this.waiting.set(key, { message, done: (answer) => done(answer as Answer), failed });
      if (this.socket) this.transmit(message);
      else this.connect();
    });
  }

  /** Send a request that is answered with `done`. */
  send<T extends Request["type"]>(type: T, table: string, ...fields: Rest<T>): Promise<Done> {
    return this.ask<Done, T>(type, table, ...fields);
  }
}

/** A table as one pair of eyes follows it: positions one after the other, at a pace a person can follow. */
import type { ChatLine, Did, Frame, HintAnswer, Lobby, Presence, Situation, Strength } from "./api.ts";
import { post, Refused, type Rest } from "./api.ts";
import type { Action, LogEntry, Position } from "./contract.ts";
import { me } from "./session.svelte.ts";
import type { Request } from "./wire.ts";
import { paceTime } from "./settings.svelte.ts";
import { listen, rejoin, send, whyNot, type Listener, type Step, type Sync, type Why } from "./socket.svelte.ts";

const MANY = 8; // steps not yet shown after which the pace doubles
const READ = 8000; // milliseconds a refusal is shown
const KEPT = 400; // entries of the log

interface Shown {
  position: Position;
  last: { seat: number | null; action: Action | null };
}

export class LiveTable {
  lobby = $state.raw<Lobby | null>(null);
  shown = $state.raw<Shown | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Lines that came and were not read. */
  fresh = $state(0);
  /** The newest situation, shown or not: for clocks. */
  now = $state.raw<Situation | null>(null);
  /** Who is connected; null where the server does not say. */
  presence = $state.raw<Presence | null>(null);
  since = $state(0);
  waiting = $state(false);
  behind = $state(0);
  problem = $state<string | null>(null);
  /** Not to be had: no such table, not ours to see, closed by its host. */
  closed = $state<string | null>(null);
  /** These eyes see no more: I stood up or left, or the game is no longer to be watched. */
  parted = $state(false);

  /** The newest step that is known here, shown or not. */
  newest = $state.raw<number | null>(null);
  private queue: Step[] = [];
  private recalled = false;
  private seen: Shown[] = [];
  private timer = 0;
  private fading = 0;
  private readonly listener: Listener;
  private readonly leave: () => void;

  constructor(
    readonly table: string,
    readonly seat: number | null,
    last: number | null,
  ) {
    this.listener = {
      table,
      seat,
      newest: () => this.newest ?? last,
      sync: (message) => this.sync(message),
      step: (message) => this.step(message),
      parted: () => (this.parted = true),
      chat: (line) => this.heard([line]),
      presence: (message) => (this.presence = message),
      refused: (reason) => {
        if (this.shown === null && this.lobby === null) this.closed = reason;
        else if (reason === "not-yours-to-see" || reason === "no-such-table")
          this.parted = true; // while we were away
        else this.fail(reason);
      },
    };
    this.leave = listen(this.listener);
  }

  close(): void {
    clearTimeout(this.timer);
    this.leave();
  }

  private sync(message: Sync): void {
    if (this.newest !== null && message.number < this.newest) return; // older than what came meanwhile
    this.skip();
    this.meet(message.lobby);
    this.now = message.now;
    if (message.missed) for (const told of message.missed) this.note(told.number, told.did, told.events);
    const latest = message.missed?.at(-1);
    this.newest = message.number;
    this.waiting = false;
    this.show(message.number, message.now, latest?.did, latest?.events ?? []);
  }

  private step(message: Step): void {
    if (this.newest !== null && message.number <= this.newest) return;
    if (this.newest === null || message.number > this.newest + 1) {
      rejoin(this.listener);
      return;
    }
    this.newest = message.number;
    this.now = message.now;
    if (message.lobby) this.meet(message.lobby);
    this.queue.push(message);
    this.behind = this.queue.length;
    if (message.did.seat === this.seat && (message.did.kind === "played" || message.did.kind === "undone")) this.skip();
    else if (this.timer === 0) this.pump();
  }

  private meet(lobby: Lobby): void {
    this.lobby = lobby;
    if (lobby.status === "closed") this.closed = "closed";
  }

  private pump(): void {
    this.timer = 0;
    const next = this.queue.shift();
    this.behind = this.queue.length;
    if (!next) return;
    this.take(next);
    const pace = next.did.kind === "played" ? paceTime() : 0;
    if (pace === 0) this.pump();
    else this.timer = window.setTimeout(() => this.pump(), this.queue.length > MANY ? pace / 2 : pace);
  }

  /** Show at once all that is already known. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    for (const step of this.queue.splice(0)) this.take(step);
    this.behind = 0;
  }

  private take(step: Step): void {
    this.note(step.number, step.did, step.events);
    // a hint changes nothing on the table: what is chosen there stays
    if (step.did.kind !== "hinted") this.show(step.number, step.now, step.did, step.events);
    this.waiting = false;
  }

  private note(number: number, did: Did, events: Position["events"]): void {
    if (did.kind === "played" && did.seat === this.seat) this.since = number;
    const seat = did.kind === "played" || did.kind === "undone" ? (did.seat ?? null) : null;
    if (number <= (this.log.at(-1)?.number ?? 0)) return; // told once already: what was missed may overlap what came
    const entry: LogEntry = { number, seat, events, did };
    this.log = [...this.log.slice(-KEPT), entry];
  }

  private show(number: number, now: Situation, did: Did | undefined, events: Position["events"]): void {
    const { view, acting, actions, prompt, undoable, result } = now;
    if (view === null) return; // the waiting room
    const position: Position = { number, seat: this.seat, view, acting, actions, prompt, undoable, events, result };
    this.shown = { position, last: { seat: did?.seat ?? null, action: did?.action ?? null } };
    if (did?.kind === "played" && did.seat === this.seat) this.seen = [];
    this.seen.push(this.shown);
  }

  /** Whether nothing is known of what happened. */
  get silent(): boolean {
    return !this.recalled && this.log.every((entry) => entry.events.length === 0);
  }

  /** What happened before I came, where nothing else says it. */
  recall(frames: Frame[]): void {
    if (!this.silent) return;
    this.recalled = true;
    this.log = frames.map(({ number, seat, events }) => ({ number, seat, events }));
  }

  /** How many moves of others can be shown again. */
  get repeatable(): number {
    return this.shown ? this.seen.length - 1 : 0;
  }

  /** What I saw after my latest move, or when I came. */
  get before(): Position["view"] | null {
    return this.shown ? (this.seen[0]?.position.view ?? null) : null;
  }

  /** Show again what happened since my last move. */
  again(): void {
    const steps = [...this.seen];
    clearTimeout(this.timer);
    const next = (): void => {
      const one = steps.shift();
      if (one) {
        this.shown = one;
        this.timer = window.setTimeout(next, Math.max(paceTime(), 500));
      } else this.pump();
    };
    next();
  }

  // ---- doing -------------------------------------------------------------------------------------------------------

  /** Say what was refused, for as long as it takes to read it. */
  fail(reason: string): void {
    this.problem = reason;
    clearTimeout(this.fading);
    this.fading = window.setTimeout(() => (this.problem = null), READ);
  }

  async do<T extends Request["type"]>(type: T, ...fields: Rest<T>): Promise<boolean> {
    this.problem = null;
    try {
      await send(type, this.table, ...fields);
      return true;
    } catch (fault) {
      this.fail(fault instanceof Refused ? fault.reason : "fault");
      this.waiting = false;
      return false;
    }
  }

  act(action: Action): void {
    if (this.waiting || this.seat === null) return;
    this.waiting = true;
    const expected = this.shown?.position.number ?? 0;
    void this.do("play", { seat: this.seat, expected, action: action.id });
  }

  undo(): void {
    if (this.seat !== null) void this.do("undo", { seat: this.seat, expected: this.newest ?? 0 });
  }

  askUndo(): void {
    if (this.seat !== null) void this.do("ask-undo", { seat: this.seat, expected: this.newest ?? 0 });
  }

  answerUndo(agree: boolean): void {
    if (this.seat !== null) void this.do("answer-undo", { seat: this.seat, expected: this.newest ?? 0, agree });
  }

  why(action: number): Promise<Why> {
    return this.seat === null ? Promise.resolve({ rule: null, text: null }) : whyNot(this.table, this.seat, action);
  }

  hint(strength: Strength): Promise<HintAnswer> {
    return post<HintAnswer>(`/tables/${this.table}/hint`, { seat: this.seat, strength });
  }

  // ---- chat --------------------------------------------------------------------------------------------------------

  /** Lines that were said; `before`: before I came. */
  heard(lines: ChatLine[], before = false): void {
    const known = new Set(this.chat.map((line) => line.number));
    const news = lines.filter((line) => !known.has(line.number));
    this.chat = [...this.chat, ...news].sort((a, b) => a.number - b.number);
    if (!before) this.fresh += news.filter((line) => line.person !== me()?.id).length;
  }

  say(text: string): Promise<boolean> {
    return this.do("say", { text });
  }
}

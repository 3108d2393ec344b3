/**
 * What travels between server and page. Written by web/scripts/wire.py from the declarations in Python: change those,
 * then run it.
 */
import type { SamoaWire } from "../games/samoa/wire.ts";
import type { AmsterdamWire } from "../games/amsterdam/wire.ts";
import type { OverbookingWire } from "../games/overbooking/wire.ts";
import type { MauiWire } from "../games/maui/wire.ts";
import type { AustriaWire } from "../games/austria/wire.ts";

/** What is sent of each game. */
export interface Games {
  samoa: SamoaWire;
  amsterdam: AmsterdamWire;
  overbooking: OverbookingWire;
  maui: MauiWire;
  austria: AustriaWire;
}

export type GameId = "samoa" | "amsterdam" | "overbooking" | "maui" | "austria";

export type StepKind =
  | "sat"
  | "declined"
  | "set-up"
  | "renamed"
  | "switched"
  | "started"
  | "played"
  | "undone"
  | "undo-asked"
  | "undo-answered"
  | "timed-out"
  | "resigned"
  | "left"
  | "returned"
  | "voted"
  | "hinted"
  | "closed"
  | "gave-up"
  | "rematch-answered"
  | "rematched";

export type Prompt = Games[GameId]["prompt"];

/** A result as plain data. */
export interface Outcome {
  scores: number[];
  places: number[];
  breakdown: Record<string, number>[];
}

export type View = Games[GameId]["view"];

export type Event = Games[GameId]["event"];

export type Action = Games[GameId]["action"];

/** The analysis of a game, as docs/study.md says. */
export type Report = Record<string, unknown>;

/** A whole position, as the engine writes it. */
export type State = Record<string, unknown>;

/** Answer the open question; `expected` is the version you saw. */
export interface Play {
  type: "play";
  table: string;
  key: string;
  seat: number;
  expected: number;
  action: number;
}

/**
 * Take your latest action back, as long as nothing was revealed and nobody else has answered since, not even in secret.
 */
export interface Undo {
  type: "undo";
  table: string;
  key: string;
  seat: number;
  expected: number;
}

/**
 * Ask to take it back anyway, and with it everything that others have answered since. All people at the table must
 * agree, including those who are late or have left. A bot that stands in does not mind, but only as far back as where
 * it took over.
 */
export interface AskUndo {
  type: "ask-undo";
  table: string;
  key: string;
  seat: number;
  expected: number;
}

/** Agree to it, or not. */
export interface AnswerUndo {
  type: "answer-undo";
  table: string;
  key: string;
  seat: number;
  expected: number;
  agree: boolean;
}

/** Take a seat before the game; only the owner may have several. */
export interface Sit {
  type: "sit";
  table: string;
  key: string;
  seat: number;
}

/** Give your seat up before the game. */
export interface Stand {
  type: "stand";
  table: string;
  key: string;
  seat: number;
}

/** You were asked to take this seat and do not want it. To accept, `sit`. */
export interface Decline {
  type: "decline";
  table: string;
  key: string;
  seat: number;
}

/**
 * The owner sets a seat before the game: `open`, `reserved` for an invite, `bot`, or `local`, a person at the same
 * screen.
 */
export interface Arrange {
  type: "arrange";
  table: string;
  key: string;
  seat: number;
  to: "open" | "reserved" | "bot" | "local";
  bot?: string | null;
  name?: string | null;
}

/**
 * The owner changes options, clock and number of seats before the game. What you leave out does not change: so two
 * changes at once do not undo each other. Options that you do not name keep their value, and a new clock keeps what
 * happens when time runs out (`out`). Seats are added and removed at the end; a seat that somebody has is not taken
 * away.
 */
export interface SetUpTable {
  type: "set-up";
  table: string;
  key: string;
  seats?: number | null;
  options?: Record<string, string>;
  clock?: ClockWish | null;
  out?: TimeOut | null;
}

/**
 * A `live` clock has `increment` seconds more per turn and `delay` seconds free in each. `out` is what happens when
 * time runs out: the others `vote` (if nothing is said), a `bot` plays on, or the seat `loses`.
 */
export interface ClockWish {
  kind?: "none" | "live" | "turn";
  seconds?: number;
  increment?: number;
  delay?: number;
  out?: TimeOut | null;
}

export type TimeOut = "vote" | "bot" | "loses";

/**
 * The owner changes the switches of the table; `chat` is `friends`, `all` or `off`. `seating` says where people sit in
 * a rematch: everybody moves on by one (`on`), they `stay`, seats are drawn at `random`, or the `loser` gets the first
 * one and the others follow in the order they sat. What you leave out does not change.
 */
export interface Switch {
  type: "switch";
  table: string;
  key: string;
  listed?: boolean | null;
  watchable?: boolean | null;
  chat?: ChatRule | null;
  seating?: Seating | null;
}

export type ChatRule = "friends" | "all" | "off";

export type Seating = "on" | "stay" | "random" | "loser";

/** The owner starts the game, when no seat is open. */
export interface Start {
  type: "start";
  table: string;
  key: string;
}

/** Leave a running game; the others decide what happens to your seat. */
export interface Leave {
  type: "leave";
  table: string;
  key: string;
  seat: number;
}

/** Lose now. If one player is left, they have won; if several are left, they play on, and a bot plays your seat. */
export interface Resign {
  type: "resign";
  table: string;
  key: string;
  seat: number;
}

/** Come back to your seat. */
export interface Return {
  type: "return";
  table: string;
  key: string;
  seat: number;
}

/** What should happen to a seat whose person left or ran out of time: `wait`, `bot`, `end`. */
export interface Vote {
  type: "vote";
  table: string;
  key: string;
  seat: number;
  about: number;
  choice: Choice;
}

export type Choice = "wait" | "bot" | "end";

/**
 * The owner closes a table whose game has not begun: it disappears from all lists, and everybody at it gets the step
 * `closed`.
 */
export interface Close {
  type: "close";
  table: string;
  key: string;
}

/** End a game in which no other person has a seat. */
export interface GiveUp {
  type: "give-up";
  table: string;
  key: string;
  seat: number;
}

/**
 * Offer to play again, or answer the offer: `yes`, `no`. When all people have said yes, there is a new table and the
 * game begins, with the seats moved by the table's rule (`seating`). `now`: the table is made at once, and the seats of
 * those who have not said yes are open; the same happens when somebody says no and all others yes. Its owner is the
 * same, or, if they are gone, the one who asks. If two people ask, they get the same table.
 */
export interface Rematch {
  type: "rematch";
  table: string;
  key: string;
  answer?: "yes" | "no" | "now";
}

export type AnyCommand =
  | Play
  | Undo
  | AskUndo
  | AnswerUndo
  | Sit
  | Stand
  | Decline
  | Arrange
  | SetUpTable
  | Switch
  | Start
  | Leave
  | Resign
  | Return
  | Vote
  | Close
  | GiveUp
  | Rematch;

/**
 * You get a `sync`, then a `step` for every step. `seat` is a seat of yours or null to watch; `last` is the newest step
 * you have, or null. With `patches` a step may also come as a `patch` of the position before it.
 */
export interface Join {
  type: "join";
  table: string;
  seat?: number | null;
  last?: number | null;
  key?: string;
  patches?: boolean;
}

/** You get `done` with number 0, and no more messages about it. */
export interface Part {
  type: "part";
  table: string;
  seat?: number | null;
  key?: string;
}

/** Chat. You get `done` with number 0; those who may read it get a `chat`. */
export interface Say {
  type: "say";
  table: string;
  key: string;
  text: string;
}

/** Which paragraph of the rules forbids this action now, in `en`, `ru` or `uk`? You get a `why`. */
export interface Why {
  type: "why";
  table: string;
  seat: number;
  action: number;
  language?: Language;
  key?: string;
}

export type Language = "en" | "ru" | "uk";

/** You get a `pong`, and a `sync` for every table that is ahead of what you have `seen`: your newest step of each. */
export interface Ping {
  type: "ping";
  seen?: Record<string, number>;
  key?: string;
}

/**
 * You get `done` with number 0, and from then on a `call` whenever one of your tables wants something of you, beginning
 * with what they want now. Bots who attend can be invited to tables by name.
 */
export interface Attend {
  type: "attend";
  key?: string;
}

export type Request =
  | Play
  | Undo
  | AskUndo
  | AnswerUndo
  | Sit
  | Stand
  | Decline
  | Arrange
  | SetUpTable
  | Switch
  | Start
  | Leave
  | Resign
  | Return
  | Vote
  | Close
  | GiveUp
  | Rematch
  | Join
  | Part
  | Say
  | Why
  | Ping
  | Attend;

/** `patches`: a `join` may ask for them. */
export interface Hello {
  type: "hello";
  protocol: number;
  person: PersonInfo | null;
  now: number;
  patches: boolean;
}

/**
 * `name` is what others see; `account` the name to sign in with, which stays the same. None for a guest. `bot`: a
 * program, and shown as one.
 */
export interface PersonInfo {
  id: string;
  name: string;
  account: string | null;
  bot: boolean;
}

/**
 * All a viewer needs to go on from here: `missed` are the steps since `last`, null if there are too many. `key` is that
 * of the join that it answers, empty if nobody asked.
 */
export interface Sync {
  type: "sync";
  table: string;
  seat: number | null;
  number: number;
  lobby: Lobby;
  missed: Told[] | null;
  now: Situation;
  key: string;
}

/** A table as everybody who may know about it sees it. */
export interface Lobby {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  owner: string;
  clock: Clock;
  status: Status;
  listed: boolean;
  watchable: boolean;
  chat: ChatRule;
  seating: Seating;
  seats: SeatInfo[];
  acting: number[];
  version: number;
  created: number;
  updated: number;
  commitment: string;
  seed: string | null;
  rematch: string | null;
  frozen: string | null;
  undo: UndoInfo | null;
  undo_refused: UndoRefused | null;
  ballots: Record<string, Record<string, Choice>>;
  /** by absent seat: how many votes decide about it */
  needed: Record<string, number>;
  /** by seat: when its clock runs out, as of this message */
  deadlines: Record<string, number>;
  /** people whom the owner has sent away */
  removed: string[];
  /** by person: whether they want a rematch */
  wanted: Record<string, boolean>;
  /** by seat; empty until the game is over */
  scores: number[];
  /** by seat, 1 is best; empty until the game is over */
  places: number[];
}

/**
 * none; live: `seconds` for the whole game, `increment` more per turn, `delay` free in each; turn: `seconds` for every
 * answer. `out` is what happens when time runs out: the others `vote`, a `bot` plays on, or the seat `loses`.
 */
export interface Clock {
  kind?: "none" | "live" | "turn";
  seconds?: number;
  increment?: number;
  delay?: number;
  out?: TimeOut;
}

export type Status = "open" | "playing" | "over" | "ended" | "closed";

/**
 * A seat as everybody may see it. `account`: the name is that of an account, and no guest can have it. `lost`: out of
 * time or resigned, and the game lost by it.
 */
export interface SeatInfo {
  kind: SeatKind;
  name: string;
  person: string;
  bot: string;
  local: boolean;
  left: boolean;
  late: boolean;
  stand_in: string;
  account: boolean;
  lost: Loss;
  /** whether its person reads and writes the chat of this table */
  chats: boolean;
  /** whether its person is a bot that plays from elsewhere */
  program: boolean;
  /** the bot for whom the seat is kept until it sits down or declines */
  asked: string;
}

export type SeatKind = "open" | "reserved" | "person" | "bot";

export type Loss = "" | "time" | "resigned";

/** Who asks to take back, which people have agreed, and whose moves it would take back. */
export interface UndoInfo {
  seat: number;
  agreed: string[];
  asked: string[];
}

/** The latest request to take back: whose it was, and who did not agree. Kept until the next move. */
export interface UndoRefused {
  seat: number;
  by: number;
}

/** A step without the position after it. */
export interface Told {
  number: number;
  at: number;
  did: Did;
  events: Event[];
}

/** What a step did. `action` is missing where the viewer may not know it. */
export interface Did {
  kind: StepKind;
  seat?: number;
  action?: Action;
  about?: number;
  choice?: Choice;
  agree?: boolean;
  table?: string;
  strength?: Strength;
}

export type Strength = "area" | "kind" | "move";

/** Where the game stands for one viewer. `actions`, `prompt` and `undoable` are for a seat that may use them. */
export interface Situation {
  /** the seats that owe an answer */
  acting: number[];
  /** all that your seat may know, as the game's own plain data; null before the start */
  view: View | null;
  /** what you may answer; empty if you owe nothing */
  actions: Action[];
  /** the open question, if you owe an answer */
  prompt: Prompt | null;
  /** how many of your latest actions you may take back */
  undoable: number;
  /** by seat: when its clock runs out, in seconds since 1970 */
  clocks: Record<string, number>;
  /** the seconds each seat has, whether its clock runs or not */
  left: number[];
  /** scores, places and their sources, once the game is over */
  result: Outcome | null;
}

/** One step, and the position after it. `lobby` is included when the step changed it. */
export interface Step {
  type: "step";
  table: string;
  seat: number | null;
  number: number;
  at: number;
  did: Did;
  events: Event[];
  lobby: Lobby | null;
  now: Situation;
}

/** A `step` for anyone who has joined with `patches`: `now` is what changed since the step before. */
export interface Patch {
  type: "patch";
  table: string;
  seat: number | null;
  number: number;
  at: number;
  did: Did;
  events: Event[];
  now: News;
  lobby?: Lobby | null;
}

/**
 * What is new in a situation; what is left out is unchanged. `view`: what to put where, by keys and places from the
 * outside in; the place after the last one makes a list longer. `actions`: those you have been sent since your `join`,
 * by their numbers alone.
 */
export interface News {
  acting?: number[];
  view?: [(string | number)[], unknown][];
  actions?: (Action | number)[];
  prompt?: Prompt | null;
  undoable?: number;
  clocks?: Record<string, number>;
  left?: number[];
  result?: Outcome | null;
}

/** The last message to this viewer: the seat is no longer yours, or the table may no longer be watched. */
export interface Parted {
  type: "parted";
  table: string;
  seat: number | null;
}

/** The request was carried out, as step `number` if it became one. `table` is the new table after a rematch. */
export interface Done {
  type: "done";
  key: string;
  number: number;
  table: string;
}

/**
 * The request was not carried out: `request` is its type, and `key`, `table` and `seat` are what it said. `reason` is a
 * key for the interface, `rule` the paragraph that forbids it. After `too-fast`, try again in `retry` seconds.
 */
export interface Refusal {
  type: "refused";
  key: string;
  reason: string;
  rule: string | null;
  request: string;
  table: string | null;
  seat: number | null;
  retry: number | null;
}

/** `strange` are the tables named in the ping that this socket has not joined: join them again. */
export interface Pong {
  type: "pong";
  now: number;
  strange: string[];
  key: string;
}

export interface WhyAnswer {
  type: "why";
  table: string;
  seat: number;
  action: number;
  rule: string | null;
  text: string | null;
  key: string;
}

export interface ChatLine {
  type: "chat";
  table: string;
  number: number;
  at: number;
  person: string;
  name: string;
  text: string;
  account: boolean;
}

/** Who is connected: for each seat whose person is not, since when. It comes after the `sync` and when it changes. */
export interface Presence {
  type: "presence";
  table: string;
  away: Record<string, number>;
  watchers: number;
}

/**
 * A table wants something of you: you are `asked` to sit down, or no longer (`withdrawn`), it is your `turn`, or the
 * game is `over` in one way or another.
 */
export interface Call {
  type: "call";
  call: "asked" | "withdrawn" | "turn" | "over";
  table: string;
  seat: number;
  /** the version of the table */
  number: number;
  game: string;
}

/**
 * A request that could not be read: `detail` says what is wrong with it and in which field, `key` is its key if that
 * much could be read.
 */
export interface Fault {
  type: "fault";
  reason: string;
  detail: string | null;
  key: string;
}

export type Message =
  Hello | Sync | Step | Patch | Parted | Done | Refusal | Pong | WhyAnswer | ChatLine | Presence | Call | Fault;

/** Who you are; None until you have given a name. */
export interface Session {
  person: PersonInfo | null;
}

export interface GuestWish {
  name: string;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface PasswordChange {
  old: string;
  new: string;
}

export interface TokenInfo {
  id: string;
  label: string;
  created: number;
}

export interface TokenWish {
  label: string;
}

/** `token` is shown this once; `id` revokes it. */
export interface Token {
  id: string;
  token: string;
}

/**
 * `options`: the choices, the first is the default. `picks`: the options that name what set-up would draw, with the
 * kind of thing. `names`: a thing's kind to the short names of its numbers. `chapters`: of its lesson.
 */
export interface GameInfo {
  id: string;
  version: number;
  fewest: number;
  most: number;
  chapters: number;
  options: Record<string, string[]>;
  picks: Record<string, string>;
  verbs: VerbInfo[];
  names: Record<string, string[]>;
  events: EventKind[];
  questions: QuestionKind[];
}

/** A verb of the action table: `base` is the id of its first action; the last argument runs fastest. */
export interface VerbInfo {
  name: string;
  base: number;
  args: ArgInfo[];
}

/** An argument of a verb: its kind and the values it takes. */
export interface ArgInfo {
  kind: string;
  values: string[];
}

/** An event's key, its parameters and what each is: a seat, a card, a number. */
export interface EventKind {
  key: string;
  params: Record<string, string>;
}

export interface QuestionKind {
  key: string;
  params: string[];
  rule: string;
}

/**
 * A heading (`rule` empty, `level` of the heading), a numbered rule, or text between (`level` 0). For contributors a
 * rule also has its file (in English) and the reason `why`, and some text is a `note` for them.
 */
export interface Paragraph {
  level: number;
  rule: string;
  file: string;
  text: string;
  why: string;
  note: boolean;
}

/** The numbers of a game with where each comes from: rulebook, publication or reconstructed. */
export interface ComponentTable {
  name: string;
  values: number[];
  sources: string[];
}

export interface Lesson {
  game: string;
  chapter: number;
  chapters: number;
  rules: number;
  seats: number;
  steps: LessonStep[];
  frames: LessonFrame[];
}

/** `say`: its words are `lesson-<say>` of the game's texts; `look`: the spots of the board it speaks of. */
export interface LessonStep {
  say: string;
  look: string[];
}

/**
 * A position of step `step`. `wanted` is the answer the step waits for, one of `actions`; None where the learner only
 * looks. `goes_on`: another seat moves next in this step. `seat` and `action` are what led here.
 */
export interface LessonFrame {
  step: number;
  seat: number | null;
  action: Action | null;
  events: Event[];
  acting: number[];
  view: View;
  actions: Action[];
  prompt: Prompt | null;
  wanted: number | null;
  goes_on: boolean;
}

export interface PlayOn {
  chapter?: number;
}

/** `wrong`: the paragraphs of the things people get wrong; their words are `glance-wrong-<number>`, from 1. */
export interface Glance {
  game: string;
  seats: number;
  panels: GlancePanel[];
  wrong: string[];
}

/**
 * `say`: its words are `glance-<say>` in the game's texts; `part`: aim, turn, score or end; `show`: spots of the board
 * that it shows, `look` those with a ring; `rules`: the paragraphs it is an example of.
 */
export interface GlancePanel {
  say: string;
  part: string;
  show: string[];
  look: string[];
  rules: string[];
  frame: LessonFrame;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  listed?: boolean;
  watchable?: boolean;
  chat?: ChatRule;
  clock?: ClockWish | null;
  seating?: Seating;
}

/**
 * A seat of a new table: mine, open, reserved for an invite, a bot of the server, a person at my screen, or kept for
 * the bot account `name`, which is `asked` to play.
 */
export interface SeatWish {
  kind: "me" | "open" | "reserved" | "bot" | "local" | "asked";
  bot?: string | null;
  name?: string | null;
}

export interface InviteWish {
  seat: number;
}

/** The secret of a link; the page's address for it is `/#/invite/<secret>`, so that it never reaches a log. */
export interface Invite {
  secret: string;
}

export interface Claim {
  secret: string;
}

/** The table one is invited to, and the seat. */
export interface Invitation {
  table: Lobby;
  seat: number;
}

/** A command, as on the socket. */
export interface Wrapped {
  command:
    | Play
    | Undo
    | AskUndo
    | AnswerUndo
    | Sit
    | Stand
    | Decline
    | Arrange
    | SetUpTable
    | Switch
    | Start
    | Leave
    | Resign
    | Return
    | Vote
    | Close
    | GiveUp
    | Rematch;
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

/**
 * The table after a seat's action and what chance did then; the first is the set-up. `action` is None where the viewer
 * could not know it.
 */
export interface Frame {
  number: number;
  seat: number | null;
  action: Action | null;
  events: Event[];
  acting: number[];
  view: View;
}

/** A seat was told so much about the question that frame `number` puts. */
export interface HintMark {
  number: number;
  seat: number;
  strength: Strength;
}

/**
 * A whole position that your seat cannot tell from the true one: what it may not know is drawn at random. `number` is
 * the step it is of, `state` what `Game.from_json` of these rules reads.
 */
export interface World {
  table: string;
  seat: number;
  number: number;
  game: string;
  rules: number;
  /** the position as the engine writes it */
  state: State;
}

/** The text of a record file, through whose eyes, and which frames of it. */
export interface RecordFile {
  text: string;
  seat?: number | null;
  first?: number;
  count?: number;
}

/**
 * How far an analysis is: `ahead` others were asked for before; `part` is done, 0 to 1; `number` counts reports; the
 * report is that of docs/study.md, left out where the asker has it already.
 */
export interface StudyState {
  key: string;
  status: "queued" | "running" | "done" | "failed";
  ahead: number;
  part: number;
  number: number;
  report: Report | null;
}

/** The text of a record file of a finished game. */
export interface StudyFile {
  text: string;
}

/** For which of my seats, and how much of the answer to give away. */
export interface HintWish {
  seat: number;
  strength: Strength;
}

/**
 * One of the three: what to look at (null where the game has no words for it), the verb, the action with the reasons
 * that speak for it.
 */
export interface HintAnswer {
  subject: Subject | null;
  kind: string | null;
  action: Action | null;
  reasons: Reason[];
}

/** A key, and what fills its text: names of things as the action table has them, and numbers. */
export interface Subject {
  key: string;
  params: Record<string, string | number>;
}

/**
 * A term of the evaluation, or a part of the score where a network foresees those, that differs at the ends of two
 * lines: `points` are what the better line has more for the seat that answers (`seat` its own), or less for a rival;
 * below 0 where this speaks for the other line.
 */
export interface Reason {
  term: string;
  seat: number;
  points: number;
}

/** Play on after the first `line` lines of a record and then `moves` of the seat: I at that seat, bots elsewhere. */
export interface BranchWish {
  line: number;
  seat: number;
  moves?: number[];
  bot?: string | null;
}

/** The same, from a record file. */
export interface BranchFile {
  line: number;
  seat: number;
  moves?: number[];
  bot?: string | null;
  text: string;
}

/** Show the positions after `moves` of a seat, played after the first `line` lines of a finished game. */
export interface LineWish {
  line: number;
  seat: number;
  moves: number[];
}

/** The same, from a record file. */
export interface LineFile {
  line: number;
  seat: number;
  moves: number[];
  text: string;
}

/** What travels from the server to the page, and what a board is given. `docs/boards.md` says it in words. */
import type { Component } from "svelte";
import type { Did, Strength } from "./api.ts";
import type { MakeGallery } from "./gallery.ts";
import type { Motion } from "./motion.ts";
import type { Moves } from "./moves.ts";
import type { PieceOptions } from "./piece.ts";
import type { Sound } from "./sound.ts";
import type {
  GameInfo,
  GameId,
  Games,
  Outcome,
  View,
  Action as SentAction,
  Event as SentEvent,
  Prompt as SentPrompt,
} from "./wire.ts";
import type { Words } from "./words.svelte.ts";

export type { GameId, Language, View } from "./wire.ts";

/** Any action of any game: its id, its verb and the arguments as the action table prints them, by kind. */
export interface Action {
  id: number;
  verb: string;
  args: Record<string, string>;
}

/** Any question. */
export interface Prompt {
  key: string;
  params: Record<string, number>;
}

/** Anything that happened. */
export interface Happened {
  key: string;
  params: Record<string, number>;
}

/** A step in the log: who moved, what it did; what else it was than a move, and hints that were given for it. */
export interface LogEntry {
  number: number;
  seat: number | null;
  events: Happened[];
  did?: Did;
  hints?: Strength[];
}

export type Result = Outcome;

/** What the page knows of a game without any table: the action table, the names of things, the component tables. */
export interface Catalog extends Omit<GameInfo, "events" | "questions"> {
  /** By key: what each parameter of an event is (a seat, a card, a number). */
  events: Record<string, Record<string, string>>;
  tables: Record<string, { values: number[]; sources: string[] }>;
}

/** A position as one pair of eyes sees it. */
export interface Position {
  number: number;
  seat: number | null;
  view: View;
  acting: number[];
  actions: SentAction[];
  prompt: SentPrompt | null;
  undoable: number;
  events: SentEvent[];
  result: Result | null;
}

/** Who sits where, for names and letters. */
export interface Sitter {
  name: string;
  /** Not a guest. */
  account?: boolean;
  bot: string;
  mine: boolean;
  away: boolean;
  /** Why nobody at this seat is thinking, in words: left, out of time, not connected since. */
  absent?: string;
  /** Time left, as text, where the table has a clock. */
  clock: string;
}

/** The props of `games/<id>/Board.svelte`. All of them are reactive. */
export interface BoardProps<G extends GameId = GameId> {
  view: Games[G]["view"];
  /** Whose eyes these are; null for a watcher or an open replay. */
  seat: number | null;
  sitters: Sitter[];
  /** What may be done now, and what is chosen; empty when it is not my turn or the board is only looked at. */
  moves: Moves<Games[G]["action"]>;
  prompt: Games[G]["prompt"] | null;
  acting: number[];
  /** What the step that led here did. */
  events: Games[G]["event"][];
  /** The action of that step, if this seat may know it, and who took it. */
  last: { seat: number | null; action: Action | null };
  /** All steps up to this one that the page knows of, the oldest first; what was taken back is still in it. */
  log: LogEntry[];
  words: Words;
  catalog: Catalog;
  motion: Motion;
  /** Makes an element a piece: lights it, makes it a button, explains it. */
  piece: (options: PieceOptions) => (element: Element) => void | (() => void);
  result: Result | null;
}

/** The props of `games/<id>/Summary.svelte`: another player in a line, and what opens below it. */
export interface SummaryProps<G extends GameId = GameId> {
  view: Games[G]["view"];
  owner: number;
  seat: number | null;
  open: boolean;
  words: Words;
  catalog: Catalog;
  piece: BoardProps["piece"];
}

/** A hint of the first game: shown once, the first time `when` holds; its words are `guide-<id>` of the game's file. */
export interface Hint<G extends GameId = GameId> {
  id: string;
  when: (now: Pick<BoardProps<G>, "view" | "prompt" | "moves"> & { seat: number }) => boolean;
}

/** A drawing of the board's: a symbol of its Defs, or a part of one with the box around it. */
export interface Drawing {
  use: string;
  box?: string;
}

/** How an action looks among the choices: drawings, few words, what it changes. */
export interface Choice {
  icons?: Drawing[] | undefined;
  /** Instead of the words of its arguments. */
  text?: string;
  /** What it brings or costs, signed: "+3", "−2". */
  gain?: string;
}

/** Something a player has, counted. What is a loss counts below 0. */
export interface Having {
  id: string;
  count: number;
  icon: Drawing;
}

/** Several answers with one gesture: given one after the other as long as the next is legal. */
export interface Chain {
  id: string;
  text: string;
  icons?: Drawing[];
  next: (actions: readonly Action[], view: View) => Action | undefined;
}

/** What a game is asked about while a seat is asked. */
export interface Now<G extends GameId = GameId> {
  view: Games[G]["view"];
  seat: number | null;
  words: Words;
  catalog: Catalog;
}

/** What `games/<id>/index.ts` exports by default. */
export interface GamePage<G extends GameId = GameId> {
  Board: Component<BoardProps<G>>;
  Summary?: Component<SummaryProps<G>>;
  /** side: the board left, everything else in a column right of it; wide: the board over the full width. */
  layout?: "side" | "wide";
  /** Width of the column at the right in `side` layout, in px (340 if not said). */
  side?: number;
  /** One short line beside the title: the round, what is left. */
  status?: (view: Games[G]["view"], words: Words) => string;
  /** Actions that end my turn while it could still be undone: the page asks once more before it sends them. */
  final?: (action: Action, view: Games[G]["view"]) => boolean;
  /** What a value of an action stands for just now, where the value alone says too little: who sits at table 2. */
  called?: (
    kind: string,
    value: string,
    now: { view: Games[G]["view"]; seat: number | null; words: Words },
  ) => string | undefined;
  /** An action, or the first part of one, as a choice in the column. */
  choice?: (verb: string, args: Record<string, string>, now: Now<G>) => Choice | undefined;
  /** A thing of the log as it is drawn on the board. */
  drawing?: (kind: string, value: string, catalog: Catalog) => Drawing[];
  /** What a player has beside points, as everybody sees it: what it has become more by is shown after others moved. */
  purse?: (view: Games[G]["view"], owner: number, catalog: Catalog) => Having[];
  /** Where a thing of the log lies: a selector. `own`: it is about the seat whose eyes these are. */
  where?: (kind: string, value: string, own: boolean) => string | undefined;
  /** What an event sounds like. */
  sounds?: Record<string, Sound>;
  /** What can be answered several times over with one press, for the open question. */
  chains?: (now: Now<G>) => Chain[];
  guide?: Hint<G>[];
  /** Everything there is of each kind, for the legend and the rules. */
  gallery?: MakeGallery;
  /** What a lesson can point at: a spot's name to a selector on the board; "%" is what follows its slash. */
  spots?: Record<string, string>;
  picks?: {
    /** Whether a pick means anything at such a table: no board for a seat that is not there. */
    matters?: (name: string, options: Record<string, string>, seats: number) => boolean;
    /** A value in words, where its name alone says too little. */
    called?: (kind: string, value: string, words: Words, catalog: Catalog) => string | undefined;
  };
}

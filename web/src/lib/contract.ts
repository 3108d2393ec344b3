/** What travels from the server to the page, and what a board is given. `docs/boards.md` tells it in words. */
import type { Component } from "svelte";
import type { Motion } from "./motion.ts";
import type { Moves } from "./moves.ts";
import type { PieceOptions } from "./piece.ts";
import type { Words } from "./words.svelte.ts";

export type Language = "en" | "ru" | "uk";

/** A legal action: its id, its verb and the arguments as the action table prints them, by kind. */
export interface Action {
  id: number;
  verb: string;
  args: Record<string, string>;
}

export interface Prompt {
  key: string;
  params: Record<string, number>;
}

/** Something that happened, as a key and numbers. */
export interface Happened {
  key: string;
  params: Record<string, number>;
}

export interface Result {
  scores: number[];
  places: number[];
  breakdown: Record<string, number>[];
}

/** Whatever `view.py` of a game builds. Boards declare their own shape of it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any;

/** What the page knows of a game without any table: the action table, the names of things, the component tables. */
export interface Catalog {
  id: string;
  version: number;
  fewest: number;
  most: number;
  options: Record<string, string[]>;
  verbs: { name: string; base: number; args: { kind: string; values: string[] }[] }[];
  names: Record<string, string[]>;
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
  actions: Action[];
  prompt: Prompt | null;
  undoable: number;
  events: Happened[];
  result: Result | null;
}

/** Who sits where, for names and letters. */
export interface Sitter {
  name: string;
  bot: string;
  mine: boolean;
  away: boolean;
  /** Time left, as text, where the table has a clock. */
  clock: string;
}

/** The props of `games/<id>/Board.svelte`. All of them are reactive. */
export interface BoardProps {
  view: View;
  /** Whose eyes these are; null for a watcher or an open replay. */
  seat: number | null;
  sitters: Sitter[];
  /** What may be done now, and what is chosen; empty when it is not my turn or the board is only looked at. */
  moves: Moves;
  prompt: Prompt | null;
  acting: number[];
  /** What the step that led here did. */
  events: Happened[];
  /** The action of that step, if this seat may know it, and who took it. */
  last: { seat: number | null; action: Action | null };
  words: Words;
  catalog: Catalog;
  motion: Motion;
  /** Makes an element a piece: lights it, makes it a button, explains it. */
  piece: (options: PieceOptions) => (element: Element) => void | (() => void);
  result: Result | null;
}

/** The props of `games/<id>/Summary.svelte`: another player in a line, and what opens below it. */
export interface SummaryProps {
  view: View;
  owner: number;
  seat: number | null;
  open: boolean;
  words: Words;
  catalog: Catalog;
  piece: BoardProps["piece"];
}

/** A hint of the first game: shown once, the first time `when` holds; its words are `guide-<id>` of the game's file. */
export interface Hint {
  id: string;
  when: (now: { view: View; prompt: Prompt | null; seat: number; moves: Moves }) => boolean;
}

/** What `games/<id>/index.ts` exports by default. */
export interface GamePage {
  Board: Component<BoardProps>;
  Summary?: Component<SummaryProps>;
  /** side: the board left, everything else in a column right of it; wide: the board over the full width. */
  layout?: "side" | "wide";
  /** Width of the column at the right in `side` layout, in px (340 if not said). */
  side?: number;
  /** One short line beside the title: the round, what is left. */
  status?: (view: View, words: Words) => string;
  /** Actions that end my turn while it could still be undone: the page asks once more before it sends them. */
  final?: (action: Action, view: View) => boolean;
  /** What a value of an action stands for just now, where the value alone says too little: who sits at table 2. */
  called?: (kind: string, value: string, now: { view: View; seat: number | null; words: Words }) => string | undefined;
  guide?: Hint[];
}

/**
 * What the server sends of this game. Written by web/scripts/wire.py from the declarations in Python: change those,
 * then run it.
 */

export interface MauiOptions {
  mode: "beach" | "crabs" | "both";
}

/** The open question. */
export type MauiPrompt =
  | { key: "fill-market"; params: { place: number; last: number } }
  | { key: "lay-umbrella"; params: { seat: number; column: number } }
  | { key: "draw-start"; params: { seat: number } }
  | { key: "draw-first"; params: { candidates: number } }
  | { key: "begin"; params: Record<never, never> }
  | { key: "turn"; params: Record<never, never> }
  | { key: "umbrella-step"; params: { umbrella: number } }
  | { key: "turn-crab"; params: { seat: number } }
  | { key: "tokens"; params: { blue: number; orange: number } }
  | { key: "move-shells"; params: { seat: number } }
  | { key: "next-turn"; params: { seat: number } }
  | { key: "over"; params: Record<never, never> };

/** Something that happened. */
export type MauiEvent =
  | { key: "first-player"; params: { seat: number } }
  | { key: "market-filled"; params: { place: number; towel: number } }
  | { key: "umbrella-laid"; params: { seat: number; column: number; umbrella: number } }
  | { key: "start-drawn"; params: { seat: number; towel: number } }
  | { key: "towel-laid"; params: { seat: number; place: number; towel: number; row: number; cost: number } }
  | { key: "spare-laid"; params: { seat: number; place: number; towel: number } }
  | { key: "penalty"; params: { seat: number; count: number } }
  | { key: "umbrella-taken"; params: { seat: number; umbrella: number } }
  | { key: "umbrella-lost"; params: { seat: number; umbrella: number } }
  | { key: "crab-shown"; params: { seat: number; crab: number; cell: number } }
  | { key: "crab-boxed"; params: { seat: number } }
  | { key: "token-laid"; params: { seat: number; token: number; cell: number } }
  | { key: "shell-moved"; params: { seat: number; pattern: number; from: number; to: number } }
  | { key: "token-won"; params: { seat: number; token: number } }
  | { key: "dollars-taken"; params: { seat: number; zone: number; count: number } }
  | { key: "last-round"; params: { seat: number } }
  | { key: "second-game"; params: Record<never, never> };

/** An action: its arguments as the action table prints them. */
export type MauiAction =
  | { id: number; verb: "towel"; args: { place: string; row: string }; text: string }
  | { id: number; verb: "dollars"; args: { zone: string }; text: string }
  | { id: number; verb: "spare"; args: { place: string }; text: string }
  | { id: number; verb: "advance"; args: { pattern: string }; text: string }
  | { id: number; verb: "token"; args: { token: string; cell: string }; text: string }
  | { id: number; verb: "shells"; args: Record<never, never>; text: string }
  | { id: number; verb: "draw"; args: { towel: string }; text: string }
  | { id: number; verb: "umbrella"; args: { umbrella: string }; text: string }
  | { id: number; verb: "show"; args: { crab: string }; text: string }
  | { id: number; verb: "first"; args: { seat: string }; text: string };

/** All that a seat may know. */
export interface MauiView {
  game: "maui";
  options: MauiOptions;
  seat: number | null;
  seats: number;
  side: Side;
  round: number;
  first: number;
  market: Offer[];
  zones: number[];
  bag_count: number;
  row_values: number[];
  tracks: Tracks;
  players: Player[];
  acting: number[];
  prompt: MauiPrompt;
  scores: number[];
}

export type Side = "beach" | "crabs";

/** A place of the market: the towel as it lies for a seat with the stones below, and its cost. */
export interface Offer {
  towel: string | null;
  cost: number;
}

/** The points of the squares from the first on, and the tokens on the ornaments. */
export interface Tracks {
  points: number[];
  ornaments: Ornament[];
}

/** A square of a shell track that gives tokens, and how many still lie there. */
export interface Ornament {
  pattern: Pattern;
  square: number;
  token: Token;
  count: number;
}

export type Pattern = "yellow" | "pink" | "blue" | "orange" | "green";

export type Token = "blue" | "orange";

export interface Player {
  turned: boolean;
  laid: number;
  dollars: number;
  tokens: Record<Token, number>;
  shells: Record<Pattern, number>;
  pearls: Record<Pearl, number>;
  penalties: number;
  crabs: Record<string, number>;
  track_points: number;
  beach: Beach;
}

export type Pearl = "white" | "black";

export interface Beach {
  spots: Spot[];
  towels: Towel[];
}

/** What lies on the sand until a towel covers it. */
export interface Spot {
  column: number;
  row: number;
  kind: "white-pearl" | "black-pearl" | "blue-green" | "orange-green" | "crab";
}

/** A towel of a beach, its cells from the top as they lie. Column 0 is the boardwalk. */
export interface Towel {
  column: number;
  towel: string;
  cells: Cell[];
}

/**
 * A cell of a towel: its row, its printed pattern, what lies on it. The value of a crab is None until it is turned
 * over.
 */
export interface Cell {
  row: number;
  pattern: Pattern;
  penalty?: "water" | "trees";
  crab?: number | null;
  token?: Token;
}

/** All of it by its part. */
export interface MauiWire {
  view: MauiView;
  prompt: MauiPrompt;
  event: MauiEvent;
  action: MauiAction;
  options: MauiOptions;
}

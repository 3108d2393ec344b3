/**
 * What the server sends of this game. Written by web/scripts/wire.py from the declarations in Python: change those,
 * then run it.
 */

export interface AmsterdamOptions {
  rules: "family" | "tactical";
  tiles: "six-kinds" | "four-kinds";
  fountain?: "besides" | "instead";
}

/** The open question. */
export type AmsterdamPrompt =
  | { key: "lay-tiles"; params: { cell: number } }
  | { key: "draw-first"; params: Record<never, never> }
  | { key: "next-turn"; params: Record<never, never> }
  | { key: "roll-dice"; params: Record<never, never> }
  | { key: "sailing"; params: Record<never, never> }
  | { key: "placing"; params: Record<never, never> }
  | { key: "walking"; params: { mayor: number; watch: number; together: number } }
  | { key: "turning"; params: { mayor: number; watch: number; send: number } }
  | { key: "moving"; params: { cell: number } }
  | { key: "over"; params: Record<never, never> };

/** Something that happened. */
export type AmsterdamEvent =
  | { key: "city-laid"; params: Record<never, never> }
  | { key: "first-player"; params: { seat: number } }
  | { key: "rolled"; params: { seat: number; white: number; black: number } }
  | { key: "sailed"; params: { seat: number; distance: number; canal: number; taken: number } }
  | { key: "landed"; params: { cell: number; tourists: number } }
  | { key: "waiting"; params: { quay: number; tourists: number } }
  | { key: "built"; params: { seat: number; crossing: number } }
  | { key: "walked"; params: { seat: number; figure: number; crossing: number } }
  | { key: "turned"; params: { seat: number; figure: number; cell: number } }
  | { key: "moved"; params: { from: number; cell: number; tourists: number } }
  | { key: "stranded"; params: { from: number; tourists: number } }
  | { key: "sent"; params: { seat: number; figure: number; cell: number } }
  | { key: "target-reached"; params: { seat: number; tourists: number } }
  | { key: "last-arrived"; params: { seat: number } };

/** An action: its arguments as the action table prints them. */
export type AmsterdamAction =
  | { id: number; verb: "sail"; args: { distance: string }; text: string }
  | { id: number; verb: "hotel"; args: { crossing: string }; text: string }
  | { id: number; verb: "walk"; args: { figure: string; crossing: string }; text: string }
  | { id: number; verb: "stay"; args: Record<never, never>; text: string }
  | { id: number; verb: "turn"; args: { cell: string }; text: string }
  | { id: number; verb: "move"; args: { cell: string }; text: string }
  | { id: number; verb: "send"; args: { cell: string }; text: string }
  | { id: number; verb: "done"; args: Record<never, never>; text: string }
  | { id: number; verb: "tile"; args: { day: string; night: string }; text: string }
  | { id: number; verb: "first"; args: { seat: string }; text: string }
  | { id: number; verb: "roll"; args: { white: string; black: string }; text: string };

/** All that a seat may know. Cells and crossings go by their names in the action table. */
export interface AmsterdamView {
  game: "amsterdam";
  options: AmsterdamOptions;
  seat: number | null;
  seats: number;
  first: number;
  turn: number;
  active: number;
  target: number;
  supply: number;
  dice: Dice;
  boat: number;
  quays: number[];
  mayor: string;
  watch: string;
  fountain: number;
  cells: Building[];
  players: Player[];
  acting: number[];
  prompt: AmsterdamPrompt;
  scores: number[];
}

export interface Dice {
  white: number;
  black: number;
}

/** A building; its sides are not known before the tile is laid. */
export interface Building {
  cell: string;
  day: DayKind | null;
  night: NightKind | null;
  shows: Side;
  tourists: number;
}

export type DayKind = "palace" | "museum" | "church" | "market" | "zoo" | "windmill";

export type NightKind = "coffeeshop" | "bar" | "casino" | "theatre" | "disco" | "cinema";

export type Side = "day" | "night";

/** The crossings of a player's hotels, None for one not built yet, and the tourists they attract. */
export interface Player {
  hotels: (string | null)[];
  tourists: number;
}

/** All of it by its part. */
export interface AmsterdamWire {
  view: AmsterdamView;
  prompt: AmsterdamPrompt;
  event: AmsterdamEvent;
  action: AmsterdamAction;
  options: AmsterdamOptions;
}

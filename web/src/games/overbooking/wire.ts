/**
 * What the server sends of this game. Written by web/scripts/wire.py from the declarations in Python: change those,
 * then run it.
 */

export interface OverbookingOptions {
  scoring: "beginner" | "none" | "expert";
  look: "allowed" | "forbidden";
}

/** The open question. */
export type OverbookingPrompt =
  | { key: "draw-hotel"; params: { hotel: number } }
  | { key: "draw-cards"; params: { seat: number; left: number } }
  | { key: "draw-first"; params: Record<never, never> }
  | { key: "next-laying"; params: Record<never, never> }
  | { key: "laying"; params: Record<never, never> }
  | { key: "check-hotel"; params: { hotel: number } }
  | { key: "use-ability"; params: { hotel: number; "door-place": number } }
  | { key: "maids"; params: { hotel: number; "door-place": number } }
  | { key: "noblewomen"; params: { hotel: number; "door-place": number } }
  | { key: "soldiers"; params: { hotel: number; "door-place": number } }
  | { key: "book"; params: { hotel: number } }
  | { key: "end-round"; params: Record<never, never> }
  | { key: "over"; params: Record<never, never> };

/** Something that happened. */
export type OverbookingEvent =
  | { key: "hotel-shown"; params: { hotel: number; "side-of-hotel": number } }
  | { key: "first-player"; params: { seat: number } }
  | { key: "drew"; params: { seat: number; card: number } }
  | { key: "drew-hidden"; params: { seat: number } }
  | { key: "laid"; params: { seat: number; hotel: number; side: number; card: number } }
  | { key: "laid-hidden"; params: { seat: number; hotel: number; side: number; family: number; large: number } }
  | { key: "kept"; params: { seat: number } }
  | { key: "took-token"; params: { seat: number; hotel: number } }
  | { key: "hotel-checked"; params: { hotel: number; beds: number } }
  | { key: "monk-moved"; params: { seat: number; hotel: number; card: number } }
  | { key: "beds-changed"; params: { hotel: number; change: number; beds: number } }
  | { key: "replaced"; params: { seat: number; hotel: number; card: number; loser: number; "lost-card": number } }
  | { key: "chosen"; params: { seat: number; hotel: number; card: number } }
  | { key: "declined"; params: { seat: number; hotel: number } }
  | { key: "booked"; params: { seat: number; hotel: number; card: number; beds: number } }
  | { key: "turned-away"; params: { seat: number; hotel: number; card: number } }
  | { key: "round-began"; params: { round: number } }
  | { key: "turned-up"; params: { seat: number; hotel: number; side: number; card: number } };

/** An action: its arguments as the action table prints them. */
export type OverbookingAction =
  | { id: number; verb: "lay"; args: { card: string; hotel: string; side: string }; text: string }
  | { id: number; verb: "keep"; args: Record<never, never>; text: string }
  | { id: number; verb: "choose"; args: { place: string }; text: string }
  | { id: number; verb: "decline"; args: Record<never, never>; text: string }
  | { id: number; verb: "draw"; args: { card: string }; text: string }
  | { id: number; verb: "show"; args: { "side-of-hotel": string }; text: string }
  | { id: number; verb: "first"; args: { seat: string }; text: string };

/** All that a seat may know. */
export interface OverbookingView {
  game: "overbooking";
  options: OverbookingOptions;
  seat: number | null;
  seats: number;
  round: number;
  first: number;
  laid: number;
  hotels: (Hotel | NoHotel)[];
  players: Player[];
  unused_hotels: number[];
  checking: Checking;
  acting: number[];
  prompt: OverbookingPrompt;
  scores: number[];
}

/** A hotel. None at the door is where a card has moved on into the queue. */
export interface Hotel {
  side: string;
  beds: number;
  rule: HotelRule;
  queue_limit: number;
  door_limit: number;
  token: number;
  checked: boolean;
  queue: TableCard[];
  door: (TableCard | null)[];
}

export type HotelRule =
  | "none"
  | "monks-first"
  | "soldiers-first"
  | "small-only"
  | "large-only"
  | "no-soldiers"
  | "first-open"
  | "second-open"
  | "door-closed"
  | "two-crests";

/** A card on the table as a seat sees it: always its back, its face where it may know it. */
export interface TableCard {
  owner: number;
  family: Family;
  large: number;
  open: boolean;
  card?: string;
}

export type Family = "bird" | "fish" | "bear" | "stag";

/** A place in the street whose hotel is not drawn yet. */
export interface NoHotel {
  side: null;
  queue: TableCard[];
  door: (TableCard | null)[];
}

export interface Player {
  hand_count: number;
  deck_count: number;
  booked: string[];
  gone: string[];
  tokens: number;
  crests: number;
  hand?: string[];
}

/** The hotel whose guests check in (-1: none), its beds, and the guests chosen so far. */
export interface Checking {
  hotel: number;
  beds: number;
  chosen: number[];
}

/** All of it by its part. */
export interface OverbookingWire {
  view: OverbookingView;
  prompt: OverbookingPrompt;
  event: OverbookingEvent;
  action: OverbookingAction;
  options: OverbookingOptions;
}

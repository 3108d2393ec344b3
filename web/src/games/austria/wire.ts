/**
 * What the server sends of this game. Written by web/scripts/wire.py from the declarations in Python: change those,
 * then run it.
 */

export interface AustriaOptions {
  side: "night" | "day";
  staff: "random" | "introductory" | "draft";
  politics_a?: "drawn" | "105-purse" | "106-rooms" | "107-staff" | "108-emperor";
  politics_b?: "drawn" | "109-floors" | "110-groups" | "111-colour" | "112-columns";
  politics_c?: "drawn" | "113-three-of-each" | "114-red-yellow" | "115-yellow-blue" | "116-blue-red";
  tile_a?: "drawn" | "A1" | "A2" | "A3" | "A4";
  tile_b?: "drawn" | "B1" | "B2" | "B3" | "B4";
  tile_c?: "drawn" | "C1" | "C2" | "C3" | "C4";
  board_a?: "drawn" | "day-a" | "day-b" | "day-c" | "day-d";
  board_b?: "drawn" | "day-a" | "day-b" | "day-c" | "day-d";
  board_c?: "drawn" | "day-a" | "day-b" | "day-c" | "day-d";
  board_d?: "drawn" | "day-a" | "day-b" | "day-c" | "day-d";
}

/** The open question. */
export type AustriaPrompt =
  | { key: "draw-first"; params: Record<never, never> }
  | { key: "draw-board"; params: { seat: number } }
  | { key: "draw-politics"; params: { stack: number } }
  | { key: "draw-tile"; params: { stack: number } }
  | { key: "refill"; params: Record<never, never> }
  | { key: "deal"; params: { seat: number; left: number; where: number } }
  | { key: "hand-out"; params: Record<never, never> }
  | { key: "draft"; params: Record<never, never> }
  | { key: "begin-round"; params: Record<never, never> }
  | { key: "roll"; params: { left: number } }
  | { key: "next-turn"; params: Record<never, never> }
  | { key: "turn"; params: { extra: number } }
  | { key: "dishes"; params: { left: number; lead: number; dish: number } }
  | { key: "tracks"; params: { left: number } }
  | { key: "choose-room"; params: { table: number } }
  | { key: "reward"; params: { effects: number; seat: number; source: number } }
  | { key: "order"; params: { effects: number } }
  | { key: "receive"; params: { dish: number; left: number } }
  | { key: "hiring"; params: { reduction: number } }
  | { key: "looking"; params: { reduction: number } }
  | { key: "preparing"; params: { reduction: number; floors: number; left: number } }
  | { key: "occupying"; params: { left: number } }
  | { key: "inviting"; params: { optional: number } }
  | { key: "fulfilling"; params: Record<never, never> }
  | { key: "furnishing"; params: { floors: number } }
  | { key: "end-round"; params: { scored: number } }
  | { key: "verdict"; params: { seat: number; tile: number; bonus: number } }
  | { key: "penalty"; params: { tile: number } }
  | { key: "returning"; params: { left: number } }
  | { key: "clearing"; params: { left: number } }
  | { key: "evicting"; params: Record<never, never> }
  | { key: "dismissing"; params: Record<never, never> }
  | { key: "opening"; params: Record<never, never> }
  | { key: "opened"; params: { servings: number; extra: number } }
  | { key: "acted"; params: { servings: number; extra: number } }
  | { key: "rooms"; params: { servings: number; extra: number; rooms: number } }
  | { key: "hires"; params: { servings: number; rooms: number; hires: number } }
  | { key: "food-due"; params: { servings: number; rooms: number; left: number } }
  | { key: "drinks-due"; params: { servings: number; rooms: number; left: number } }
  | { key: "over"; params: Record<never, never> };

/** Something that happened. */
export type AustriaEvent =
  | { key: "first-player"; params: { seat: number } }
  | { key: "guest-shown"; params: { guest: number } }
  | { key: "drew"; params: { seat: number; staff: number } }
  | { key: "drew-hidden"; params: { seat: number } }
  | { key: "drafted"; params: { count: number } }
  | { key: "round-began"; params: { round: number; seat: number } }
  | { key: "rerolled"; params: { count: number } }
  | { key: "passed"; params: { seat: number } }
  | { key: "took-guest"; params: { seat: number; guest: number; price: number } }
  | { key: "took-die"; params: { seat: number; value: number; deed: number; strength: number; extra: number } }
  | { key: "got-dish"; params: { seat: number; dish: number; place: number; count: number } }
  | { key: "served-dish"; params: { seat: number; dish: number; table: number; price: number } }
  | { key: "prepared"; params: { seat: number; room: number; price: number } }
  | { key: "occupied-room"; params: { seat: number; room: number } }
  | { key: "removed"; params: { seat: number; room: number } }
  | { key: "group-full"; params: { seat: number; colour: number; count: number } }
  | { key: "moved-into"; params: { seat: number; guest: number; room: number; points: number } }
  | { key: "scored"; params: { seat: number; points: number; source: number } }
  | { key: "earned"; params: { seat: number; krones: number } }
  | { key: "advanced"; params: { seat: number; steps: number; division: number } }
  | { key: "hired"; params: { seat: number; staff: number; price: number } }
  | { key: "used"; params: { seat: number; staff: number } }
  | { key: "disc-laid"; params: { seat: number; politics: number; points: number } }
  | { key: "fulfilled"; params: { seat: number; table: number } }
  | { key: "under-deck"; params: { seat: number; staff: number } }
  | { key: "under-deck-hidden"; params: { seat: number } }
  | { key: "retreated"; params: { seat: number; points: number; division: number } }
  | { key: "bonus-due"; params: { seat: number; tile: number } }
  | { key: "penalty-due"; params: { seat: number; tile: number } }
  | { key: "penalty-ignored"; params: { seat: number; tile: number } }
  | { key: "emptied"; params: { seat: number; tables: number } }
  | { key: "dismissed"; params: { seat: number; staff: number } }
  | { key: "lost-krones"; params: { seat: number; krones: number } };

/** An action: its arguments as the action table prints them. */
export type AustriaAction =
  | { id: number; verb: "take"; args: { space: string }; text: string }
  | { id: number; verb: "die"; args: { face: string; boost: string }; text: string }
  | { id: number; verb: "six"; args: { as: string; boost: string }; text: string }
  | { id: number; verb: "waste"; args: Record<never, never>; text: string }
  | { id: number; verb: "pass"; args: Record<never, never>; text: string }
  | { id: number; verb: "end"; args: Record<never, never>; text: string }
  | { id: number; verb: "serve"; args: { dish: string; table: string }; text: string }
  | { id: number; verb: "settle"; args: { table: string }; text: string }
  | { id: number; verb: "disc"; args: { stack: string }; text: string }
  | { id: number; verb: "use"; args: { staff: string }; text: string }
  | { id: number; verb: "prepare"; args: { room: string }; text: string }
  | { id: number; verb: "occupy"; args: { room: string }; text: string }
  | { id: number; verb: "remove"; args: { room: string }; text: string }
  | { id: number; verb: "play"; args: { staff: string }; text: string }
  | { id: number; verb: "choose"; args: { staff: string }; text: string }
  | { id: number; verb: "gain"; args: { dish: string; place: string }; text: string }
  | { id: number; verb: "advance"; args: { track: string }; text: string }
  | { id: number; verb: "fill"; args: { table: string }; text: string }
  | { id: number; verb: "claim"; args: { reward: string }; text: string }
  | { id: number; verb: "skip"; args: Record<never, never>; text: string }
  | { id: number; verb: "suffer"; args: { penalty: string }; text: string }
  | { id: number; verb: "ignore"; args: Record<never, never>; text: string }
  | { id: number; verb: "roll"; args: { face: string }; text: string }
  | { id: number; verb: "guest"; args: { guest: string }; text: string }
  | { id: number; verb: "staff"; args: { staff: string }; text: string }
  | { id: number; verb: "politics"; args: { politics: string }; text: string }
  | { id: number; verb: "tile"; args: { tile: string }; text: string }
  | { id: number; verb: "first"; args: { seat: string }; text: string }
  | { id: number; verb: "board"; args: { board: string }; text: string };

/** All that a seat may know. */
export interface AustriaView {
  game: "austria";
  options: AustriaOptions;
  seat: number | null;
  seats: number;
  round: number;
  first: number;
  dice: number[];
  bin: number;
  floor_prices: number[];
  doors: number[];
  row: (GuestCard | null)[];
  prices: number[] | null;
  strengths: number[] | null;
  guest_deck_count: number;
  guest_discards: string[];
  staff_deck_count: number;
  under: (string | null)[];
  elsewhere: string[];
  dismissed: string[];
  looked: StaffSeen[];
  looked_count: number;
  politics: (Politics | null)[];
  tiles: (string | null)[];
  reward: EffectPart[];
  players: Player[];
  acting: number[];
  prompt: AustriaPrompt;
  scores: number[];
}

/** A guest card as printed; at a table what it still misses, in the row what it costs there. */
export interface GuestCard {
  guest: string;
  colour: Colour;
  order: Record<Dish, number>;
  points: number;
  reward: EffectPart[];
  missing?: Record<Dish, number>;
  price?: number;
}

export type Colour = "red" | "blue" | "yellow" | "green";

export type Dish = "strudel" | "cake" | "wine" | "coffee";

/** A part of what a card gives or takes. */
export interface EffectPart {
  kind: string;
  amount: number;
}

/** A staff card somebody may read: what it costs and when it works. */
export interface StaffSeen {
  staff: string;
  cost: number;
  timing: Timing;
}

export type Timing = "once" | "round" | "permanent" | "end";

/** A politics card: the seats of its discs by place, the points of the places, the seats that meet its demand. */
export interface Politics {
  politics: string;
  discs: (number | null)[];
  points: number[];
  met: number[];
}

/**
 * A hotel. Hand and pack are the owner's to see; `known` is what the viewer knows of another's hand. `measures` are
 * what politics cards and end-of-game staff count, as it is now.
 */
export interface Player {
  board: string;
  numbers: number[];
  covered: number;
  waiting: boolean;
  krones: number;
  emperor: number;
  kitchen: Record<Dish, number>;
  tables: (GuestCard | null)[];
  rooms: RoomState[];
  colours: Colour[];
  groups: number[];
  paid_groups: number[];
  hand_count: number;
  played: StaffSeen[];
  used: string[];
  measures: Record<Measure, number>;
  hand?: StaffSeen[];
  pack?: StaffSeen[];
  known?: string[];
}

export type RoomState = "empty" | "free" | "occupied";

export type Measure =
  | "krones"
  | "track"
  | "staff"
  | "rooms"
  | "floors"
  | "columns"
  | "groups"
  | "colours"
  | "sets"
  | "occupied"
  | "occupied-red"
  | "occupied-blue"
  | "occupied-yellow"
  | "discs"
  | "copy";

/** All of it by its part. */
export interface AustriaWire {
  view: AustriaView;
  prompt: AustriaPrompt;
  event: AustriaEvent;
  action: AustriaAction;
  options: AustriaOptions;
}

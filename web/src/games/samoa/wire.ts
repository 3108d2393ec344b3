/**
 * What the server sends of this game. Written by web/scripts/wire.py from the declarations in Python: change those,
 * then run it.
 */

import type { Outcome } from "../../lib/wire.ts";

export interface SamoaOptions {
  flags: "sorted" | "unsorted";
}

/** The open question. */
export type SamoaPrompt =
  | { key: "draw-flag"; params: { place: number } }
  | { key: "draw-tie"; params: Record<never, never> }
  | { key: "begin-round"; params: Record<never, never> }
  | { key: "draw-tile"; params: { left: number } }
  | { key: "depart"; params: Record<never, never> }
  | { key: "draw-flight"; params: Record<never, never> }
  | { key: "draw-tourist"; params: { group: number; left: number } }
  | { key: "price"; params: Record<never, never> }
  | { key: "show-cards"; params: Record<never, never> }
  | { key: "next-swap"; params: { asked: number } }
  | { key: "swap"; params: Record<never, never> }
  | { key: "next-builder"; params: { asked: number } }
  | { key: "build"; params: Record<never, never> }
  | { key: "cover"; params: Record<never, never> }
  | { key: "next-host"; params: { asked: number } }
  | { key: "house"; params: { "taken-from": number; "may-send": number } }
  | { key: "room"; params: { group: number; kind: number } }
  | { key: "next-day-off"; params: { asked: number } }
  | { key: "day-off"; params: { "may-send": number } }
  | { key: "pay"; params: Record<never, never> }
  | { key: "over"; params: Record<never, never> };

/** Something that happened. */
export type SamoaEvent =
  | { key: "flag-laid"; params: { round: number; nation: number } }
  | { key: "tie-card"; params: { seat: number; before: number } }
  | { key: "round-began"; params: { round: number; nation: number } }
  | { key: "tile-shown"; params: { tile: number } }
  | { key: "left"; params: { seat: number; room: number; nation: number; kind: number } }
  | { key: "flight-landed"; params: { nation: number; "tourist-card": number } }
  | { key: "arrived"; params: { nation: number; kind: number; group: number } }
  | { key: "answered"; params: { seat: number } }
  | { key: "shown"; params: { seat: number; card: number } }
  | { key: "swapped"; params: { seat: number; card: number; "old-card": number } }
  | { key: "bought"; params: { seat: number; tile: number; coins: number } }
  | { key: "pool-paid"; params: { seat: number; coins: number } }
  | { key: "covered"; params: { seat: number; room: number } }
  | { key: "passed"; params: { seat: number } }
  | { key: "housed"; params: { seat: number; nation: number; kind: number; room: number } }
  | { key: "sent-home"; params: { seat: number; room: number; nation: number; kind: number } }
  | { key: "unhoused"; params: { nation: number; kind: number; count: number } }
  | { key: "paid"; params: { seat: number; room: number; nation: number; kind: number; coins: number } }
  | { key: "discarded"; params: { seat: number; card: number } }
  | { key: "kept"; params: { seat: number; card: number } }
  | { key: "retrieved"; params: { seat: number; card: number } }
  | { key: "used-tile"; params: { seat: number; tile: number } };

/** An action: its arguments as the action table prints them. */
export type SamoaAction =
  | { id: number; verb: "lay"; args: { card: string }; text: string }
  | { id: number; verb: "swap"; args: { card: string }; text: string }
  | { id: number; verb: "keep"; args: Record<never, never>; text: string }
  | { id: number; verb: "buy"; args: { tile: string }; text: string }
  | { id: number; verb: "cover"; args: { room: string }; text: string }
  | { id: number; verb: "pass"; args: Record<never, never>; text: string }
  | { id: number; verb: "send-home"; args: { room: string }; text: string }
  | { id: number; verb: "pick"; args: { group: string; kind: string }; text: string }
  | { id: number; verb: "house"; args: { room: string }; text: string }
  | { id: number; verb: "done"; args: Record<never, never>; text: string }
  | { id: number; verb: "take-back"; args: Record<never, never>; text: string }
  | { id: number; verb: "retrieve"; args: { card: string }; text: string }
  | { id: number; verb: "flag"; args: { nation: string }; text: string }
  | { id: number; verb: "tie-card"; args: { seat: string }; text: string }
  | { id: number; verb: "tile"; args: { tile: string }; text: string }
  | { id: number; verb: "flight"; args: { "tourist-card": string }; text: string }
  | { id: number; verb: "arrive"; args: { kind: string }; text: string };

/** All that a seat may know. */
export interface SamoaView {
  game: "samoa";
  options: SamoaOptions;
  seat: number | null;
  seats: number;
  round: number;
  flags: (Nation | null)[];
  holidays: number[];
  tie: number;
  tiles: Tile[];
  stack_count: number;
  tourist_card: number | null;
  tourist_cards_left: number[];
  groups: Kind[][];
  piles: Record<Nation, number>;
  players: Player[];
  acting: number[];
  prompt: SamoaPrompt;
  result?: Outcome;
}

export type Nation = "japan" | "norway" | "germany" | "britain";

export type Tile = "pool" | "extra-room" | "suite" | "swap" | "send-home" | "take-back";

export type Kind = "plain" | "rich" | "lover" | "celebrity" | "swimmer-1" | "swimmer-2" | "swimmer-3";

/** A hotel. Hand and discards are the owner's to see, so is its money until the game is over. */
export interface Player {
  hand_count: number;
  discard_count: number;
  answered: boolean;
  laid: PriceCard | null;
  built: boolean;
  rooms: Room[];
  empty_rooms: number;
  pools: number;
  special: Record<SpecialTile, number>;
  hand?: PriceCard[];
  discards?: PriceCard[];
  money?: number;
}

/** A price card with its numbers; the day off has none. */
export interface PriceCard {
  card: string;
  bid: number | null;
  price: number | null;
}

export interface Room {
  room: string;
  extra: boolean;
  suite: boolean;
  guests: Guest[];
}

/** A tourist in a room; `new` until the round is paid. */
export interface Guest {
  nation: Nation;
  kind: Kind;
  new: boolean;
}

export type SpecialTile = "swap" | "send-home" | "take-back";

/** All of it by its part. */
export interface SamoaWire {
  view: SamoaView;
  prompt: SamoaPrompt;
  event: SamoaEvent;
  action: SamoaAction;
  options: SamoaOptions;
}

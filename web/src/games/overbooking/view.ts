/** What the cards say, read from the component tables. */
import type { Catalog } from "../../lib/contract.ts";
import type { Family, OverbookingView, TableCard } from "./wire.ts";

export type { Family, Hotel, OverbookingView, Player, TableCard } from "./wire.ts";

export type Side = "door" | "queue";

export const FAMILIES: readonly Family[] = ["bird", "fish", "bear", "stag"];
export const TYPES = ["monk", "merchants", "maids", "noblewomen", "soldiers", "workers"] as const;
export type Guest = (typeof TYPES)[number];

/** What a card of the game says: `3-bird` is the third type with the bird's crest. */
export interface Print {
  type: number;
  guest: Guest;
  family: Family;
  beds: number;
  coins: number;
  large: number;
}

export function value(catalog: Catalog, table: string, place: number): number {
  return catalog.tables[table]?.values[place] ?? 0;
}

export function printed(catalog: Catalog, card: string): Print {
  const [number, family] = card.split("-");
  const type = Number(number) - 1;
  return {
    type,
    guest: TYPES[type] ?? "monk",
    family: family as Family,
    beds: value(catalog, "beds", type),
    coins: value(catalog, "coins", type),
    large: value(catalog, "large", type),
  };
}

/** The smallest and largest number of beds that a back with this crest can hide. */
export function bedsBehind(catalog: Catalog, large: number): [number, number] {
  const beds = TYPES.map((_, type) => type)
    .filter((type) => value(catalog, "large", type) === large)
    .map((type) => value(catalog, "beds", type));
  return [Math.min(...beds), Math.max(...beds)];
}

/** The beds that a queue asks for, as far as this seat may know. */
export function asked(catalog: Catalog, queue: readonly TableCard[]): [number, number] {
  let low = 0;
  let high = 0;
  for (const one of queue) {
    const [least, most] = one.card
      ? [printed(catalog, one.card).beds, printed(catalog, one.card).beds]
      : bedsBehind(catalog, one.large);
    low += least;
    high += most;
  }
  return [low, high];
}

export function range(catalog: Catalog, large: number): string {
  return bedsBehind(catalog, large).join("–");
}

export function coinsOf(catalog: Catalog, cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + printed(catalog, card).coins, 0);
}

/** The steps of the crest bonus: how many alike, and the points. */
export function bonusSteps(catalog: Catalog, scoring: string): [number, number][] {
  const values = catalog.tables[scoring === "none" ? "no_bonus" : `${scoring}_bonus`]?.values ?? [];
  return values.map((points, count): [number, number] => [count, points]).filter(([, points]) => points > 0);
}

/** How many of this round's turns a seat has had. */
export function turnsTaken(view: OverbookingView, seat: number): number {
  const order = (seat - view.first + view.seats) % view.seats;
  return Math.max(0, Math.ceil((view.laid - order) / view.seats));
}

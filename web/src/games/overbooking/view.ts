/** What the cards say, read from the component tables. */
import type { Catalog } from "../../lib/contract.ts";
import type { Explanation } from "../../lib/piece.ts";
import type { Words } from "../../lib/words.svelte.ts";
import type { Family, Hotel, OverbookingView, TableCard } from "./wire.ts";

export type { Family, Hotel, OverbookingView, Player, TableCard } from "./wire.ts";

export type Side = "door" | "queue";

export const FAMILIES: readonly Family[] = ["bird", "fish", "bear", "stag"];
export const TYPES = ["monk", "merchants", "maids", "noblewomen", "soldiers", "workers"] as const;
export type Guest = (typeof TYPES)[number];
const ABILITY_RULES = ["OVB-43", "OVB-44", "OVB-45", "OVB-46", "OVB-48", "OVB-49"];
const HOTEL_RULES: Record<string, string> = {
  none: "OVB-32",
  "monks-first": "OVB-33",
  "soldiers-first": "OVB-34",
  "small-only": "OVB-35",
  "large-only": "OVB-36",
  "no-soldiers": "OVB-37",
  "first-open": "OVB-38",
  "second-open": "OVB-39",
  "door-closed": "OVB-40",
  "two-crests": "OVB-41",
};

/** What a card of the game says: `3-bird` is the third type with the bird's crest. */
export interface Print {
  type: number;
  guest: Guest;
  family: Family;
  beds: number;
  coins: number;
  large: number;
}

function value(catalog: Catalog, table: string, place: number): number {
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

export function explainCard(catalog: Catalog, words: Words, card: string, owner?: number): Explanation {
  const { type, guest, family, beds, coins, large } = printed(catalog, card);
  const more = value(catalog, "ability_beds", 0);
  return {
    title: words.say(`guest-${guest}`),
    facts: [
      ...(owner === undefined ? [] : [[words.say("board-player"), words.name(owner)] as [string, string]]),
      [words.say("fact-beds"), String(beds)],
      [words.say("fact-coins"), words.say("fact-coins-value", { coins })],
      [words.say("fact-crest"), words.say("fact-crest-value", { family, size: large ? "large" : "small" })],
    ],
    lines: [
      words.say("explain-queue", { beds, coins }),
      words.say(`explain-${guest}`, guest === "merchants" || guest === "workers" ? { beds: more } : {}),
    ],
    rule: ABILITY_RULES[type] ?? "OVB-22",
  };
}

export function explainBack(catalog: Catalog, words: Words, one: TableCard): Explanation {
  const [low, high] = bedsBehind(catalog, one.large);
  return {
    title: words.say("back-title", { name: words.name(one.owner) }),
    facts: [
      [
        words.say("fact-crest"),
        words.say("fact-crest-value", { family: one.family, size: one.large ? "large" : "small" }),
      ],
    ],
    lines: [words.say("explain-back", { low, high })],
    rule: "OVB-4",
  };
}

export function explainHotel(words: Words, hotel: Hotel): Explanation {
  return {
    title: words.say(`side-of-hotel-${hotel.side ?? ""}`),
    facts: [[words.say("fact-beds"), String(hotel.beds)]],
    lines: [words.say(`explain-rule-${hotel.rule}`, { limit: hotel.queue_limit }), words.say("explain-check")],
    rule: HOTEL_RULES[hotel.rule] ?? "OVB-32",
  };
}

export function explainCrest(
  catalog: Catalog,
  words: Words,
  view: OverbookingView,
  family: Family,
  cards: readonly string[],
): Explanation {
  const steps = bonusSteps(catalog, view.options.scoring);
  return {
    title: words.say(`crest-${family}`),
    facts: [
      [
        words.say("fact-booked"),
        cards.length ? cards.map((card) => words.say(`guest-${printed(catalog, card).guest}`)).join(", ") : "–",
      ],
    ],
    lines: steps.length
      ? steps.map(([count, points]) => words.say("explain-bonus", { count, points }))
      : [words.say("explain-no-bonus")],
    rule: view.options.scoring === "none" ? "OVB-11" : view.options.scoring === "expert" ? "OVB-52" : "OVB-51",
  };
}

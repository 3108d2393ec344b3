/** What cards, backs, hotels and crests say about themselves: sentences made from the view and the tables. */
import type { Catalog } from "../../lib/contract.ts";
import type { Explanation } from "../../lib/piece.ts";
import type { Words } from "../../lib/words.svelte.ts";
import { bedsBehind, bonusSteps, printed, value } from "./view.ts";
import type { Family, Hotel, OverbookingView, TableCard } from "./wire.ts";

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

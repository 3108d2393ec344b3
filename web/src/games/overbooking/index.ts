import type { GamePage } from "../../lib/contract.ts";
import Board from "./Board.svelte";
import { choice, drawing } from "./choice.ts";
import { gallery } from "./gallery.ts";
import { purse } from "./purse.ts";
import Summary from "./Summary.svelte";

export default {
  Board,
  Summary,
  choice,
  drawing,
  layout: "side",
  side: 350,
  status: (view, words) =>
    view.acting.length === 0
      ? words.say("status-over")
      : view.checking.hotel >= 0
        ? words.say("status-checking", { round: view.round, hotel: view.checking.hotel + 1 })
        : words.say("status-laying", { round: view.round }),
  gallery,
  purse,
  where: (kind, value) =>
    kind === "hotel" ? `.street[data-hotel="${value}"]` : kind === "card" ? `.hold[data-card="${value}"]` : undefined,
  spots: {
    hand: ".hand",
    street: '.street[data-hotel="%"]',
    points: ".mine .me",
    card: '.hold[data-card="%"]',
    inn: '.street[data-hotel="%"] .inn',
    queue: '.street[data-hotel="%"] .queue',
    door: '.street[data-hotel="%"] .door',
    place: '.street[data-hotel="1"] .queue > :nth-child(%)',
  },
  sounds: {
    laid: "card",
    "laid-hidden": "card",
    drew: "card",
    "took-token": "coin",
    "turned-up": "card",
    booked: "coin",
  },
  guide: [
    {
      id: "hand",
      when: ({ view, prompt, moves }) =>
        prompt?.key === "laying" && view.round === 1 && view.laid < view.seats && moves.chosen["card"] === undefined,
    },
    { id: "place", when: ({ prompt, moves }) => prompt?.key === "laying" && moves.chosen["card"] !== undefined },
    {
      id: "door",
      when: ({ view, prompt }) =>
        prompt?.key === "laying" &&
        view.laid >= view.seats &&
        view.hotels.some((hotel) => hotel.side !== null && hotel.token > 0),
    },
    { id: "backs", when: ({ view, prompt }) => prompt?.key === "laying" && view.laid >= 2 * view.seats },
    { id: "keep", when: ({ moves }) => moves.has("keep") && moves.has("lay") },
    { id: "maids", when: ({ prompt, moves }) => prompt?.key === "maids" && moves.has("decline") },
    { id: "noblewomen", when: ({ prompt, moves }) => prompt?.key === "noblewomen" && moves.has("decline") },
    { id: "soldiers", when: ({ prompt, moves }) => prompt?.key === "soldiers" && moves.has("decline") },
    { id: "check", when: ({ view, prompt }) => prompt?.key === "laying" && view.round === 2 },
    {
      id: "crests",
      when: ({ view, prompt }) => prompt?.key === "laying" && view.round >= 3 && view.options.scoring !== "none",
    },
  ],
} satisfies GamePage<"overbooking">;

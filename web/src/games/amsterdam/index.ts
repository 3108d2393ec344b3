import type { GamePage } from "../../lib/contract.ts";
import Board from "./Board.svelte";
import { choice, drawing } from "./choice.ts";
import { gallery } from "./gallery.ts";
import Summary from "./Summary.svelte";
import { building, kindOf } from "./view.ts";
import type { AmsterdamPrompt } from "./wire.ts";

const NEAR = 3;

/** Whether a figure could still turn a tile. */
const figures = (prompt: AmsterdamPrompt): boolean =>
  "mayor" in prompt.params && (prompt.params.mayor === 1 || prompt.params.watch === 1);

export default {
  Board,
  Summary,
  choice,
  drawing,
  layout: "side",
  side: 316,
  status: (view, words) => words.say("city-status", { turn: view.turn, supply: view.supply }),
  // asked once more only while a figure could still turn a tile
  final: (action, view) => action.verb === "done" && figures(view.prompt),
  called: (kind, value, { view, words }) => {
    const tile = kind === "cell" ? building(view, value) : undefined;
    return tile && words.say(`kind-${kindOf(tile)}`);
  },
  gallery,
  where: (kind, value) =>
    kind === "cell" || kind === "crossing" || kind === "figure" ? `[data-${kind}="${value}"]` : undefined,
  spots: {
    houses: ":is(.street .front, .table > .line)", // a phone has no houses, but a line of their windows
    map: ".map .city",
    turn: ".turn .card",
    cell: '.city .tile[data-cell="%"]',
    crossing: '.city .crossing[data-crossing="%"]',
    figure: '.city .figure[data-figure="%"]',
    fountain: ".city .fountain",
    boat: 'use[href="#ams-boat"]',
    done: "[data-done]",
  },
  sounds: { rolled: "dice", built: "piece", walked: "piece", turned: "card", sent: "piece" },
  guide: [
    { id: "hotel", when: ({ prompt, moves }) => prompt?.key === "placing" && moves.has("hotel") },
    { id: "sail", when: ({ moves }) => moves.has("sail") },
    { id: "walk", when: ({ view, moves }) => moves.has("walk") && view.options.rules === "family" },
    { id: "steps", when: ({ view, moves }) => moves.has("walk") && view.options.rules === "tactical" },
    { id: "move", when: ({ moves }) => moves.has("move") },
    { id: "fountain", when: ({ moves }) => moves.has("send") },
    { id: "turn", when: ({ moves }) => moves.has("turn") },
    { id: "done", when: ({ moves }) => moves.has("done") && !moves.has("turn") && !moves.has("send") },
    {
      id: "second",
      when: ({ view, prompt, moves }) => prompt?.key === "placing" && moves.has("hotel") && view.turn > view.seats,
    },
    {
      id: "near",
      when: ({ view, moves }) => moves.all.length > 0 && view.scores.some((score) => score >= view.target - NEAR),
    },
  ],
} satisfies GamePage<"amsterdam">;

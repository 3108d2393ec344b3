import type { GamePage } from "../../lib/contract.ts";
import Board from "./Board.svelte";
import { choice, drawing } from "./choice.ts";
import { gallery } from "./gallery.ts";
import { purse } from "./purse.ts";
import Summary from "./Summary.svelte";
import type { MauiView } from "./view.ts";

const me = (view: MauiView, seat: number): MauiView["players"][number] | undefined => view.players[seat];
/** The twelfth towel does not end the game yet: the crab side comes after it. */
const firstOfTwo = ({ options, side }: MauiView): boolean => options.mode === "both" && side === "beach";

export default {
  Board,
  Summary,
  choice,
  drawing,
  layout: "side",
  side: 312,
  status: (view, words) =>
    words.say("beach-status", { round: view.round, side: view.side, first: words.who(view.first, view.seat) }),
  called: (kind, value, { view, seat, words }) => {
    const { market, players } = view;
    const towel = kind === "place" ? market[Number(value) - 1]?.towel : null;
    if (!towel) return undefined;
    // who sits opposite sees it upside down, and the letters of its name are its patterns
    const seen = players[seat ?? -1]?.turned ? [...towel].reverse().join("") : towel;
    return String(words.thing("towel", seen));
  },
  gallery,
  purse,
  where: (kind, value, own) =>
    kind === "pattern" ? `.tracks [data-pattern="${value}"]` : kind === "towel" && own ? ".own .frame" : undefined,
  spots: {
    tracks: ".below",
    beach: ".own .frame",
    market: ".stall",
    place: '.offer[data-place="%"]',
    row: '.place[data-row="%"]',
    rows: ".own .worth",
    zone: ".stall svg:nth-of-type(%) .zone",
    tray: ".own .tray",
    umbrella: ".own .spot",
    ornament: ".square:has(.pile)",
    score: ".own .score",
  },
  sounds: {
    "towel-laid": "card",
    "spare-laid": "card",
    "shell-moved": "piece",
    "token-laid": "piece",
    "dollars-taken": "coin",
    "umbrella-taken": "piece",
  },
  guide: [
    { id: "towel", when: ({ moves }) => moves.has("towel") && moves.chosen.place === undefined },
    { id: "place", when: ({ moves }) => moves.chosen.place !== undefined },
    { id: "umbrella-step", when: ({ prompt, moves }) => prompt?.key === "umbrella-step" && moves.has("advance") },
    { id: "tokens", when: ({ prompt, moves }) => prompt?.key === "tokens" && moves.has("token") },
    {
      id: "dollars",
      when: ({ view, seat, moves }) => me(view, seat)?.dollars === 0 && moves.has("dollars"),
    },
    { id: "edge", when: ({ view, seat, moves }) => (me(view, seat)?.laid ?? 0) >= 2 && moves.has("towel") },
    {
      id: "umbrellas",
      when: ({ view, seat, moves }) => (me(view, seat)?.laid ?? 0) >= 3 && view.side === "beach" && moves.has("towel"),
    },
    {
      id: "crabs",
      when: ({ view, seat, moves }) => (me(view, seat)?.laid ?? 0) >= 1 && view.side === "crabs" && moves.has("towel"),
    },
    {
      id: "end",
      when: ({ view, seat, moves }) => (me(view, seat)?.laid ?? 0) >= 9 && !firstOfTwo(view) && moves.has("towel"),
    },
  ],
} satisfies GamePage<"maui">;

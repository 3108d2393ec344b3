import type { GamePage } from "../../lib/contract.ts";
import Board from "./Board.svelte";
import { choice, drawing } from "./choice.ts";
import { gallery } from "./gallery.ts";
import { purse } from "./purse.ts";
import Summary from "./Summary.svelte";
import { type Player, type SamoaView, sendingUsesTile } from "./view.ts";

const own = (view: SamoaView, seat: number): Player | undefined => view.players[seat];

export default {
  Board,
  Summary,
  choice,
  drawing,
  layout: "side",
  side: 318,
  status: (view, words) =>
    words.say("samoa-status", {
      round: view.round,
      holiday: view.holidays.includes(view.round) ? "yes" : "no",
      phase: words.say(`samoa-phase-${view.prompt?.key ?? "over"}`),
    }),
  called: (kind, _room, { view, words }) =>
    kind === "room" && sendingUsesTile(view) ? words.say("samoa-uses-tile") : undefined,
  gallery,
  purse,
  where: (kind, value, own) =>
    kind === "tile"
      ? `.tile[data-tile="${value}"]`
      : kind === "room" && own
        ? `.own .room[data-room="${value}"]`
        : undefined,
  spots: {
    purse: ".own .purse",
    hotel: ".own",
    flags: ".flights",
    groups: ".right section.beach",
    hand: ".cards .hand",
    card: '.hand .card[data-card="%"]',
    laid: ".laid",
    tiles: ".tiles",
    tile: '.tile[data-tile="%"]',
    kind: '.tk[data-kind="%"]',
    room: '.own .room[data-room="%"]',
    done: ".btn.done",
  },
  sounds: {
    arrived: "piece",
    answered: "card",
    shown: "card",
    swapped: "card",
    bought: "coin",
    housed: "piece",
    paid: "coin",
    "sent-home": "piece",
  },
  guide: [
    { id: "price", when: ({ view, prompt, moves }) => prompt?.key === "price" && view.round === 1 && moves.has("lay") },
    { id: "build", when: ({ prompt, moves }) => prompt?.key === "build" && moves.has("buy") },
    { id: "cover", when: ({ prompt, moves }) => prompt?.key === "cover" && moves.has("cover") },
    { id: "house", when: ({ prompt, moves }) => prompt?.key === "house" && moves.has("pick") },
    { id: "room", when: ({ prompt, moves }) => prompt?.key === "room" && moves.has("house") },
    { id: "flags", when: ({ view, prompt, moves }) => prompt?.key === "price" && view.round === 2 && moves.has("lay") },
    { id: "used", when: ({ view, prompt, moves }) => prompt?.key === "price" && view.round === 3 && moves.has("lay") },
    { id: "ahead", when: ({ view, moves }) => moves.early && view.round >= 2 },
    {
      id: "full",
      when: ({ view, prompt, seat, moves }) =>
        prompt?.key === "price" && (own(view, seat)?.empty_rooms ?? 9) <= 1 && moves.has("lay", { card: "off" }),
    },
    {
      id: "special",
      when: ({ view, seat, moves }) =>
        moves.all.length > 0 && Object.values(own(view, seat)?.special ?? {}).some((count) => count > 0),
    },
    {
      id: "holiday",
      when: ({ view, prompt, moves }) =>
        prompt?.key === "price" && view.holidays.includes(view.round) && moves.has("lay"),
    },
  ],
} satisfies GamePage<"samoa">;

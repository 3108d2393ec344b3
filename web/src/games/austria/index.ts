import type { GamePage } from "../../lib/contract.ts";
import Board from "./Board.svelte";
import { chains } from "./chains.ts";
import { choice, drawing } from "./choice.ts";
import { gallery } from "./gallery.ts";
import { Printed } from "./explain.ts";
import { purse } from "./purse.ts";
import Summary from "./Summary.svelte";

const ROOMS = 5; // on a floor

export default {
  Board,
  Summary,
  choice,
  drawing,
  chains,
  layout: "side",
  side: 286,
  status: (view, words) => words.say("hotel-status", { round: view.round }),
  final: ({ verb }) => verb === "end" || verb === "pass",
  called: (kind, value, { view, seat, words }) => {
    const { row, players } = view;
    const own = players[seat ?? -1];
    if (kind === "room") {
      const [floor, column] = value.split("-").map(Number);
      const colour = own?.colours[((floor ?? 1) - 1) * ROOMS + (column ?? 1) - 1];
      return colour && words.say(`room-${colour}`);
    }
    const table = kind === "table" ? value : kind === "place" ? /^table-(\d)$/.exec(value)?.[1] : undefined;
    const guest = kind === "space" ? row[Number(value) - 1] : table ? own?.tables[Number(table) - 1] : undefined;
    return guest ? String(words.thing("guest", guest.guest)) : undefined;
  },
  picks: {
    matters: (name, options, seats) =>
      !name.startsWith("board_") || (options.side === "day" && "abcd".indexOf(name.slice(-1)) < seats),
    called: (kind, value, words, catalog) =>
      kind === "tile" ? new Printed(words, catalog).tileText(value) : undefined,
  },
  gallery,
  purse,
  where: (kind, value, own) =>
    kind === "guest" || kind === "staff" || kind === "face"
      ? `.board [data-${kind}="${value}"]`
      : kind === "room" && own
        ? `.own [data-room="${value}"]`
        : undefined,
  spots: {
    plate: ".plate",
    row: ".shared .row",
    guest: ".shared .row li:nth-child(%) .card",
    table: ".cafe li:nth-child(%) .seat",
    cafe: ".cafe",
    spaces: ".spaces",
    space: ".spaces .space:nth-child(%)",
    house: ".front .house",
    room: '.front .room[data-room="%"]',
    staff: '.slot[data-staff="%"]',
    hand: ".held",
    track: ".shared .track",
    court: ".shared .panel:has(.track)",
    politics: ".politics",
    end: ".leave",
  },
  sounds: {
    "took-guest": "card",
    "took-die": "dice",
    "got-dish": "piece",
    "served-dish": "piece",
    prepared: "piece",
    "moved-into": "piece",
    hired: "card",
    earned: "coin",
    rerolled: "dice",
    "round-began": "dice",
  },
  guide: [
    { id: "first-guest", when: ({ prompt, moves }) => prompt?.key === "inviting" && moves.has("take") },
    {
      id: "first-rooms",
      when: ({ prompt, view, moves }) => prompt?.key === "preparing" && view.round === 0 && moves.has("prepare"),
    },
    { id: "turn", when: ({ prompt, moves }) => prompt?.key === "turn" && moves.has("take") },
    { id: "dice", when: ({ moves }) => moves.has("die") && !moves.has("take") },
    { id: "dishes", when: ({ moves }) => moves.has("gain") },
    { id: "settle", when: ({ moves }) => moves.has("settle") },
    {
      id: "emperor",
      when: ({ view, seat, moves }) => view.round === 2 && (view.players[seat]?.emperor ?? 0) < 6 && moves.has("die"),
    },
    { id: "staff", when: ({ prompt, moves }) => prompt?.key === "hiring" && moves.has("play") },
    { id: "politics", when: ({ view, moves }) => view.round >= 3 && moves.has("die") },
    { id: "end", when: ({ view, moves }) => view.round === 7 && moves.has("die") },
  ],
} satisfies GamePage<"austria">;

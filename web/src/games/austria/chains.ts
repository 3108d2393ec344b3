/** Several answers with one gesture: orders served, tracks climbed, the first rooms. */
import type { Chain, Now } from "../../lib/contract.ts";
import { DISHES } from "./view.ts";

const FIRST_ROOMS = [
  ["1-1", "1-2", "1-3"],
  ["1-1", "2-1", "1-2"],
];

export function chains({ view, seat, words }: Now<"austria">): Chain[] {
  const own = view.players[seat ?? -1];
  const { key, params } = view.prompt;
  if (!own) return [];
  if (key === "preparing" && params.left === FIRST_ROOMS[0]?.length && view.round === 0)
    return FIRST_ROOMS.map((rooms) => ({
      id: rooms.join(),
      text: words.say("chain-rooms", { rooms: rooms.map((room) => words.thing("room", room)).join(", ") }),
      icons: [{ use: "#aus-door" }],
      next: (actions) =>
        rooms
          .map((room) => actions.find(({ verb, args }) => verb === "prepare" && args["room"] === room))
          .find(Boolean),
    }));
  const many = "left" in params && params.left > 1;
  if (key === "tracks" && many)
    return ["emperor", "money"].map((track) => ({
      id: track,
      text: words.say(`chain-${track}`),
      icons: [{ use: track === "emperor" ? "#aus-crown" : "#aus-coin" }],
      next: (actions) => actions.find(({ verb, args }) => verb === "advance" && args["track"] === track),
    }));
  if ((key === "dishes" || key === "receive" || key === "food-due" || key === "drinks-due") && many)
    return [
      {
        id: "tables",
        text: words.say("chain-tables"),
        icons: [{ use: "#aus-person" }],
        next: (actions) => actions.find(({ verb, args }) => verb === "gain" && args["place"]?.startsWith("table")),
      },
      {
        id: "kitchen",
        text: words.say("chain-kitchen"),
        icons: [{ use: "#aus-strudel" }],
        // by turns, what there is least of first
        next: (actions, now) => {
          const kitchen = (now as Now<"austria">["view"]).players[seat ?? -1]?.kitchen;
          const into = actions.filter(({ verb, args }) => verb === "gain" && args["place"] === "kitchen");
          const stock = (dish: string | undefined): number => kitchen?.[dish as (typeof DISHES)[number]] ?? 0;
          return into.sort((a, b) => stock(a.args["dish"]) - stock(b.args["dish"]))[0];
        },
      },
    ];
  return [];
}

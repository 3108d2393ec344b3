/** Dice, dishes, rooms and guests as choices in the column, with what they cost. */
import type { Choice, Drawing, Now } from "../../lib/contract.ts";

const BOOSTED = "boosted";
const symbol = (name: string): { use: string } => ({ use: `#aus-${name}` });
const cost = (krones: number): string => (krones > 0 ? `−${krones}` : "");

export function choice(verb: string, args: Record<string, string>, now: Now<"austria">): Choice | undefined {
  const { view, words } = now;
  const { dish, face, space, staff, table } = args;
  if (dish) return { icons: [symbol(dish)] };
  if (face) {
    const act = words.say(`hotel-act-${face}`);
    const strength = view.strengths?.[Number(face) - 1];
    return {
      icons: [symbol(`d${face}`)],
      text: strength ? `${act} ×${strength}` : act,
      gain: args["boost"] === BOOSTED ? "−1" : "",
    };
  }
  if (verb === "take" && space) {
    const card = view.row[Number(space) - 1];
    const price = view.prompt.key === "inviting" ? 0 : (view.prices?.[Number(space) - 1] ?? card?.price ?? 0);
    return card
      ? { icons: [symbol("person")], text: String(words.thing("guest", card.guest)), gain: cost(price) }
      : undefined;
  }
  if (table) return { icons: [symbol(verb === "settle" ? "bed" : "person")] };
  if (staff) return { icons: [symbol("bell")] };
  return undefined;
}

const THINGS: Record<string, string> = {
  guest: "person",
  staff: "bell",
  room: "door",
  politics: "vp",
  division: "crown",
};

export function drawing(kind: string, value: string): Drawing[] {
  if (kind === "dish") return [symbol(value)];
  if (kind === "face") return [symbol(`d${value}`)];
  const thing = THINGS[kind];
  return thing ? [symbol(thing)] : [];
}

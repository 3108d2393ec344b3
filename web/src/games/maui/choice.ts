/** Towels, tracks and dollars as choices in the column. */
import type { Catalog, Choice, Drawing, Now } from "../../lib/contract.ts";
import { forecast, signed } from "./forecast.ts";
import { patternsOf } from "./view.ts";

const symbol = (name: string): { use: string } => ({ use: `#maui-${name}` });

export function choice(verb: string, args: Record<string, string>, now: Now<"maui">): Choice | undefined {
  const { view, seat, words, catalog } = now;
  const owner = seat ?? -1;
  if (verb === "dollars") return { icons: [symbol("dollar")] };
  if (verb === "advance") return { icons: [symbol(args["pattern"] ?? "")] };
  const offer = verb === "towel" || verb === "spare" ? view.market[Number(args["place"]) - 1] : undefined;
  if (!offer?.towel) return undefined;
  const patterns = patternsOf(catalog, offer.towel, view.players[owner]?.turned ?? false);
  const icons = patterns.map(symbol);
  const row = args["row"];
  if (row === undefined) return { icons, text: String(words.thing("place", args["place"] ?? "")) };
  const look = forecast(view, catalog, owner, patterns, Number(row), offer.cost);
  return { icons, text: String(words.thing("row", row)), gain: look.matches.length ? signed(look.total) : "" };
}

export function drawing(kind: string, value: string, catalog: Catalog): Drawing[] {
  if (kind === "towel") return patternsOf(catalog, value, false).map(symbol);
  if (kind === "pattern") return [symbol(value)];
  return kind === "umbrella" ? [symbol("canopy")] : [];
}

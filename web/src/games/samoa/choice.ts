/** Tiles, tourists and rooms as choices in the column. */
import type { Choice, Drawing, Now } from "../../lib/contract.ts";
import { takings } from "./view.ts";

const symbol = (name: string): { use: string } => ({ use: `#sam-${name}` });

export function choice(verb: string, args: Record<string, string>, now: Now<"samoa">): Choice | undefined {
  const { view, seat, catalog } = now;
  const { tile, kind, room } = args;
  if (verb === "buy" && tile) return { icons: [symbol(tile)] };
  if (verb === "pick" && kind) return { icons: [symbol(kind.startsWith("swimmer") ? "swimmer" : kind)] };
  if (verb !== "house" || seat === null || view.prompt.key !== "room" || room === undefined) return undefined;
  const guest = catalog.names.kind?.[view.prompt.params.kind ?? -1] ?? "";
  const more = takings(view, catalog, seat, { room, kind: guest }).total - takings(view, catalog, seat).total;
  return { gain: more > 0 ? `+${more}` : "" };
}

export function drawing(kind: string, value: string): Drawing[] {
  if (kind === "kind") return [symbol(value.startsWith("swimmer") ? "swimmer" : value)];
  return kind === "tile" || kind === "nation" ? [symbol(value)] : [];
}

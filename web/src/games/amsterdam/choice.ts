/** Buildings, crossings and figures as choices in the column, with the tourists they bring. */
import type { Choice, Drawing, Now } from "../../lib/contract.ts";
import { forecast } from "./forecast.ts";
import { building, kindOf } from "./view.ts";

const FIGURE = "-18 -32 36 50"; // the box around Mayor and Night watch

export function choice(verb: string, args: Record<string, string>, now: Now<"amsterdam">): Choice | undefined {
  const { view, seat } = now;
  const { cell, figure } = args;
  if (verb === "walk" && figure) return { icons: [{ use: `#ams-${figure}`, box: FIGURE }] };
  const tile = cell === undefined ? undefined : building(view, cell);
  const gain = forecast(view, { id: -1, verb, args })?.gains?.get(seat ?? -1) ?? 0;
  return {
    ...(tile && tile.shows === "day" ? { icons: [{ use: `#ams-${kindOf(tile)}`, box: "0 0 64 48" }] } : {}),
    gain: gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : "",
  };
}

export function drawing(kind: string, value: string): Drawing[] {
  return kind === "figure" ? [{ use: `#ams-${value}`, box: FIGURE }] : [];
}

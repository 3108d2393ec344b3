/** What an action would bring: shown beforehand, never deciding what can be done. */
import type { Action } from "../../lib/contract.ts";
import { type AmsterdamView, building, cellName, cellsAt, FOUNTAIN, kindOf, neighboursOf } from "./view.ts";

export interface Forecast {
  /** Where tourists go from, and the places they can go to. */
  from: string | null;
  to: string[];
  /** By seat: tourists won or lost, if it is certain. */
  gains: Map<number, number> | null;
}

/** Where the visitors of a building go if it is turned: others of its kind with the fewest tourists, else the fountain. */
export function refuges(view: AmsterdamView, cell: string): string[] {
  const here = building(view, cell);
  if (!here) return [];
  const alike = view.cells.filter(
    (one) => one.cell !== cell && one.shows === here.shows && kindOf(one) === kindOf(here),
  );
  if (alike.length === 0) return [FOUNTAIN];
  const fewest = Math.min(...alike.map((one) => one.tourists));
  return alike.filter((one) => one.tourists === fewest).map((one) => one.cell);
}

function moved(view: AmsterdamView, from: string, to: string, count: number): Map<number, number> {
  const gains = new Map<number, number>();
  const won = to === FOUNTAIN ? [] : neighboursOf(view, to);
  const lost = from === FOUNTAIN ? [] : neighboursOf(view, from);
  for (let seat = 0; seat < view.seats; seat += 1) {
    const gain = count * ((won.includes(seat) ? 1 : 0) - (lost.includes(seat) ? 1 : 0));
    if (gain !== 0) gains.set(seat, gain);
  }
  return gains;
}

/** What turning this building would do. */
export function turning(view: AmsterdamView, cell: string): Forecast {
  const count = building(view, cell)?.tourists ?? 0;
  if (count === 0) return { from: cell, to: [], gains: new Map() };
  const to = refuges(view, cell);
  return { from: cell, to, gains: to.length === 1 ? moved(view, cell, to[0] ?? FOUNTAIN, count) : null };
}

/** How many tourists a hotel here would add to what this seat has. */
export function attracting(view: AmsterdamView, seat: number, crossing: string): number {
  const fresh = cellsAt(crossing).filter((cell) => !neighboursOf(view, cell).includes(seat));
  return fresh.reduce((sum, cell) => sum + (building(view, cell)?.tourists ?? 0), 0);
}

export function forecast(view: AmsterdamView, action: Action): Forecast | null {
  const { cell, crossing } = action.args;
  if (action.verb === "turn" && cell) return turning(view, cell);
  if (action.verb === "send" && cell) return { from: FOUNTAIN, to: [cell], gains: moved(view, FOUNTAIN, cell, 1) };
  if (action.verb === "move" && cell) {
    const from = cellName(view.prompt.key === "moving" ? view.prompt.params.cell : 0);
    return { from, to: [cell], gains: moved(view, from, cell, building(view, from)?.tourists ?? 0) };
  }
  if (action.verb === "hotel" && crossing)
    return { from: null, to: [], gains: new Map([[view.active, attracting(view, view.active, crossing)]]) };
  return null;
}

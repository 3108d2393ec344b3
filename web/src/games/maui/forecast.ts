/**
 * What a towel would bring on a place: for the eye only. Whether it may lie there is never asked here, the legal actions
 * say that; this reads off the picture which patterns meet, what is covered and what the squares are worth.
 */
import type { Catalog } from "../../lib/contract.ts";
import { COLUMNS, type MauiView, type Pattern, tokenPattern } from "./view.ts";

export interface Match {
  row: number;
  pattern: Pattern;
  steps: number;
}

export interface Forecast {
  matches: Match[];
  /** Rows of cells in the ocean or among the trees. */
  outside: number[];
  /** What lies under the towel, and where. */
  spot: { kind: string; row: number } | null;
  /** What lies in the column and would be missed. */
  missed: string | null;
  /** By track that a shell would move on: points before and after. */
  tracks: { pattern: Pattern; before: number; after: number; square: number }[];
  pearl: { colour: "white" | "black"; before: number; after: number } | null;
  cost: number;
  /** The change of the score, as far as it can be told. */
  total: number;
}

export function forecast(
  view: MauiView,
  catalog: Catalog,
  owner: number,
  towel: Pattern[],
  top: number,
  cost: number,
): Forecast {
  const player = view.players[owner];
  const values = (name: string): number[] => catalog.tables[name]?.values ?? [];
  const result: Forecast = {
    matches: [],
    outside: [],
    spot: null,
    missed: null,
    tracks: [],
    pearl: null,
    cost,
    total: -cost * (values("dollar_points")[0] ?? 1),
  };
  if (!player) return result;

  const neighbour = new Map<number, Pattern>();
  for (const cell of player.beach.towels.at(-1)?.cells ?? []) {
    const bare = cell.penalty === undefined && cell.crab === undefined;
    if (bare) neighbour.set(cell.row, cell.token === undefined ? cell.pattern : tokenPattern(catalog, cell.token));
  }
  const column = player.laid + 1;
  const spot = column <= COLUMNS ? player.beach.spots.find((one) => one.column === column) : undefined;
  if (spot && spot.row >= top && spot.row < top + towel.length) result.spot = { kind: spot.kind, row: spot.row };
  else if (spot && spot.kind !== "crab") result.missed = spot.kind;

  towel.forEach((pattern, cell) => {
    const row = top + cell;
    const steps = view.row_values[row - 1];
    if (steps === undefined) result.outside.push(row);
    else if (result.spot?.kind === "crab" && result.spot.row === row) return;
    else if (neighbour.get(row) === pattern) result.matches.push({ row, pattern, steps });
  });
  result.total -= result.outside.length * (values("penalty_points")[0] ?? 1);

  const points = [0, ...view.tracks.points];
  for (const pattern of new Set(result.matches.map((match) => match.pattern))) {
    const steps = result.matches.reduce((sum, match) => sum + (match.pattern === pattern ? match.steps : 0), 0);
    const from = player.shells[pattern];
    const square = Math.min(points.length - 1, from + steps);
    const before = points[from] ?? 0;
    const after = points[square] ?? 0;
    result.tracks.push({ pattern, before, after, square });
    result.total += after - before;
  }
  const colour = result.spot?.kind === "white-pearl" ? "white" : result.spot?.kind === "black-pearl" ? "black" : null;
  if (colour) {
    const scale = values("pearl_points");
    const before = scale[player.pearls[colour]] ?? 0;
    const after = scale[player.pearls[colour] + 1] ?? before;
    result.pearl = { colour, before, after };
    result.total += after - before;
  }
  return result;
}

/** A change of the score as people write it. */
export function signed(total: number): string {
  return total > 0 ? `+${total}` : total < 0 ? `−${-total}` : "0";
}

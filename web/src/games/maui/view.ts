/** Where things lie in the drawing of a beach. */
import type { Catalog } from "../../lib/contract.ts";
import type { Pattern } from "./wire.ts";

export type { Cell, MauiView, Offer, Ornament, Pattern, Player, Spot, Towel } from "./wire.ts";

/** Places of a market row. */
export const PLACES = 3;
/** Columns to the right of the start towel. */
export const COLUMNS = 12;

// the drawing of a beach: boardwalk left, ocean above, trees below, row values right
export const WIDTH = 850;
export const HEIGHT = 544;
export const ROW = 48;
export const COLUMN = 58;
export const SAND = 104;
export const TOWEL_WIDTH = 52;
export const TOWEL_HEIGHT = 140;

/** The left edge of a towel in a column; column 0 is the start towel on the boardwalk. */
export function left(column: number): number {
  return column === 0 ? 15 : 27 + COLUMN * column;
}

/** The upper edge of a towel whose first cell lies in this row. */
export function upper(row: number): number {
  return SAND + 2 + (row - 1) * ROW;
}

/** The middle of a cell. */
export function middle(column: number, row: number): { x: number; y: number } {
  return { x: left(column) + TOWEL_WIDTH / 2, y: SAND + (row - 0.5) * ROW };
}

function table(catalog: Catalog, name: string): number[] {
  return catalog.tables[name]?.values ?? [];
}

function patternAt(catalog: Catalog, number: number | undefined): Pattern {
  return (catalog.names.pattern?.[number ?? 0] ?? "yellow") as Pattern;
}

/** The patterns of a towel from the top, as it lies for a seat on this side of the market. */
export function patternsOf(catalog: Catalog, towel: string, turned: boolean): Pattern[] {
  const at = (catalog.names.towel ?? []).indexOf(towel) * 3;
  const patterns = table(catalog, "towels")
    .slice(at, at + 3)
    .map((number) => patternAt(catalog, number));
  return turned ? patterns.reverse() : patterns;
}

/** What a towel token shows. */
export function tokenPattern(catalog: Catalog, token: string): Pattern {
  return patternAt(catalog, table(catalog, "token_patterns")[(catalog.names.token ?? []).indexOf(token)]);
}

/** The two patterns of an umbrella; none for one with a pearl. */
export function umbrellaPatterns(catalog: Catalog, kind: string): Pattern[] {
  const names = catalog.names.umbrella ?? [];
  const pairs = table(catalog, "umbrella_patterns");
  const pair = names.indexOf(kind) - (names.length - pairs.length / 2);
  return pair < 0 ? [] : pairs.slice(pair * 2, pair * 2 + 2).map((number) => patternAt(catalog, number));
}

export function patterns(catalog: Catalog): Pattern[] {
  return (catalog.names.pattern ?? []) as Pattern[];
}

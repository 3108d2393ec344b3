/** The map: where things lie, what meets where. Nothing here says what is allowed. */
import type { AmsterdamView, Building } from "./wire.ts";

export type { AmsterdamView, Building, Side } from "./wire.ts";

export type FigureName = "mayor" | "watch";

export interface Point {
  x: number;
  y: number;
}

export const SIZE = 654;
export const TILE = 90;
export const PITCH = 110;
export const FOUNTAIN = "c3";
export const FIGURES: readonly FigureName[] = ["mayor", "watch"];
export const CROSSINGS: readonly string[] = Array.from({ length: 16 }, (_, at) => String(at + 1));
const COLUMNS = "abcde";
const FIRST = 62;
const CANAL = 30;
const CORNER = 51;
const CANAL_SIDE = 6;
export const CANAL_TILES = 24;
const ROUNDABOUT = ["6", "7", "10", "11"];

export const cellName = (number: number): string => `${COLUMNS[number % 5] ?? ""}${Math.floor(number / 5) + 1}`;

/** The corner of a cell's tile that lies north-west. */
export function corner(cell: string): Point {
  return { x: FIRST + PITCH * COLUMNS.indexOf(cell[0] ?? "a"), y: FIRST + PITCH * (Number(cell[1]) - 1) };
}

export function centre(cell: string): Point {
  const { x, y } = corner(cell);
  return { x: x + TILE / 2, y: y + TILE / 2 };
}

const place = (crossing: string): { row: number; column: number } => ({
  row: Math.floor((Number(crossing) - 1) / 4),
  column: (Number(crossing) - 1) % 4,
});

export function crossingPoint(crossing: string): Point {
  const { row, column } = place(crossing);
  return { x: FIRST + TILE + 10 + PITCH * column, y: FIRST + TILE + 10 + PITCH * row };
}

/** The four cells that meet at a crossing. */
export function cellsAt(crossing: string): string[] {
  const { row, column } = place(crossing);
  const first = row * 5 + column;
  return [first, first + 1, first + 5, first + 6].map(cellName);
}

/** Where the boat lies on a canal tile, counted clockwise from the north-west corner, and which way it looks. */
export function berth(tile: number): Point & { angle: number } {
  const side = Math.floor(tile / CANAL_SIDE);
  const along = tile % CANAL_SIDE;
  const far = SIZE - CANAL;
  const inner = SIZE - CORNER;
  if (along === 0) {
    const corners: Point[] = [
      { x: CORNER, y: CORNER },
      { x: inner, y: CORNER },
      { x: inner, y: inner },
      { x: CORNER, y: inner },
    ];
    return { ...(corners[side] as Point), angle: side * 90 - 45 };
  }
  const forth = FIRST + TILE / 2 + PITCH * (along - 1);
  const back = SIZE - forth;
  const sides: Point[] = [
    { x: forth, y: CANAL },
    { x: far, y: forth },
    { x: back, y: far },
    { x: CANAL, y: back },
  ];
  return { ...(sides[side] as Point), angle: side * 90 };
}

/** The cell opposite a canal tile; null for a corner with its quay. */
export function opposite(tile: number): string | null {
  const side = Math.floor(tile / CANAL_SIDE);
  const forth = (tile % CANAL_SIDE) - 1;
  if (forth < 0) return null;
  return cellName([forth, forth * 5 + 4, 24 - forth, (4 - forth) * 5][side] ?? 0);
}

function neighbours(crossing: string): string[] {
  const from = place(crossing);
  return CROSSINGS.filter((other) => {
    const to = place(other);
    const down = Math.abs(to.row - from.row);
    const across = Math.abs(to.column - from.column);
    return (
      down + across === 1 || (down === 1 && across === 1 && ROUNDABOUT.includes(crossing) && ROUNDABOUT.includes(other))
    );
  });
}

function way(from: string, to: string, steps: number, been: string[]): string[] | null {
  if (steps === 0) return from === to ? [from] : null;
  for (const next of neighbours(from)) {
    if (been.includes(next)) continue;
    const rest = way(next, to, steps - 1, [...been, next]);
    if (rest) return [from, ...rest];
  }
  return null;
}

/** A way to draw from one crossing to another: with that many steps if there is one, else the shortest. */
export function route(from: string, to: string, steps = 0): string[] {
  const wanted = steps > 0 ? way(from, to, steps, [from]) : null;
  for (let length = 0; !wanted && length <= 6; length += 1) {
    const found = way(from, to, length, [from]);
    if (found) return found;
  }
  return wanted ?? [from, to];
}

export const kindOf = (building: Building): string => (building.shows === "day" ? building.day : building.night) ?? "";
export const otherKind = (building: Building): string =>
  (building.shows === "day" ? building.night : building.day) ?? "";
export const building = (view: AmsterdamView, cell: string): Building | undefined =>
  view.cells.find((one) => one.cell === cell);

/** The seats with a hotel at a corner of this cell. */
export function neighboursOf(view: AmsterdamView, cell: string): number[] {
  return view.players.flatMap((player, seat) =>
    player.hotels.some((crossing) => crossing !== null && cellsAt(crossing).includes(cell)) ? [seat] : [],
  );
}

/** Who has a hotel on this crossing. */
export function ownerOf(view: AmsterdamView, crossing: string): number | undefined {
  const seat = view.players.findIndex((player) => player.hotels.includes(crossing));
  return seat < 0 ? undefined : seat;
}

/** How far a figure walks by its die. */
export function diceSteps(view: AmsterdamView, name: FigureName): number {
  return name === "mayor" ? view.dice.white : view.dice.black;
}

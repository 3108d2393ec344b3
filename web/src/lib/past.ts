/** What a person's finished games say: how they came out, and which bots were beaten. */
import type { Lobby } from "./api.ts";

export function isOver({ status }: Lobby): boolean {
  return status === "over" || status === "ended";
}

/** My seat at a table; nothing where I had none or several. */
export function seatOf(table: Lobby, person: string): number | null {
  const mine = table.seats.flatMap((seat, place) => (seat.person === person && person !== "" ? [place] : []));
  return mine.length === 1 ? (mine[0] ?? null) : null;
}

/** The level that was beaten at a table: all others were bots of it, and nobody was placed before me. */
export function beatenAt(table: Lobby, person: string): number {
  const mine = seatOf(table, person);
  const bots = new Set(table.seats.filter((_, place) => place !== mine).map((seat) => seat.bot));
  const [bot = ""] = bots;
  const level = bots.size === 1 ? Number(/^level:(\d)$/.exec(bot)?.[1] ?? 0) : 0;
  return mine !== null && table.places[mine] === 1 ? level : 0;
}

/** The highest level beaten in a game; 0 for none. */
export function beaten(tables: readonly Lobby[], game: string, person: string): number {
  return Math.max(0, ...tables.filter((table) => table.game === game).map((table) => beatenAt(table, person)));
}

/** My score and the best of the others, and my place. */
export function cameOut(table: Lobby, person: string): { place: number; own: number; other: number } | null {
  const mine = seatOf(table, person);
  if (mine === null || table.places.length === 0) return null;
  const rival = table.places
    .map((place, seat) => ({ place, seat }))
    .filter(({ seat }) => seat !== mine)
    .sort((a, b) => a.place - b.place)[0];
  return {
    place: table.places[mine] ?? 0,
    own: table.scores[mine] ?? 0,
    other: table.scores[rival?.seat ?? mine] ?? 0,
  };
}

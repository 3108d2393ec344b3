/**
 * What the lobby knows of the games, in its order. Written by web/scripts/wire.py from the declarations in Python:
 * change those, then run it.
 */
export interface Facts {
  minutes: number;
  weight: number;
  usual: number;
}

export const FACTS: Record<string, Facts> = {
  samoa: { minutes: 60, weight: 2, usual: 4 },
  amsterdam: { minutes: 40, weight: 1, usual: 3 },
  overbooking: { minutes: 30, weight: 1, usual: 3 },
  maui: { minutes: 35, weight: 2, usual: 3 },
  austria: { minutes: 90, weight: 3, usual: 2 },
};

export const ORDER = ["samoa", "amsterdam", "overbooking", "maui", "austria"];

/** By game and level: how often of a hundred times it is placed before one of the level below. */
export const BEATS: Record<string, Record<number, number>> = {
  samoa: { 2: 76, 3: 64, 4: 68 },
  amsterdam: { 2: 69, 3: 67, 4: 82 },
  overbooking: { 2: 84, 3: 60, 4: 82 },
  maui: { 2: 72, 3: 100, 4: 79 },
  austria: { 2: 84 },
};

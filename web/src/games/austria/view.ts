/** What the drawing knows of cards: all of it read from the component tables. */
import type { Action, Catalog } from "../../lib/contract.ts";
import type { Moves } from "../../lib/moves.ts";
import type { AustriaAction, Colour, Dish, EffectPart, StaffSeen } from "./wire.ts";

export type { AustriaView, Colour, Dish, GuestCard, EffectPart, Player, Politics, StaffSeen } from "./wire.ts";

export const DISHES: readonly Dish[] = ["strudel", "cake", "wine", "coffee"];
export const COLOURS: readonly Colour[] = ["red", "blue", "yellow", "green"];
export const ROOM_COLOURS: readonly Colour[] = ["blue", "red", "yellow"];
export const STACKS = ["A", "B", "C"] as const;
/** The rounds after which the emperor scores. */
export const SCORINGS = [3, 5, 7] as const;
export const ROUNDS = 7;

/** Marks the piece whose action waits for a second word. */
export function marked(moves: Moves<AustriaAction> | undefined, action: Action | undefined): { chosen?: boolean } {
  return action !== undefined && moves?.proposed?.id === action.id ? { chosen: true } : {};
}

export function table(catalog: Catalog, name: string): number[] {
  return catalog.tables[name]?.values ?? [];
}

// as `effects.py` packs them: a part has 11 bits, its amount the lowest five
const PART = 2048;
const AMOUNT = 32;

/** The parts of a bundle. Bundles are wider than 32 bits, so they are divided, not shifted. */
export function parts(catalog: Catalog, bundle: number): EffectPart[] {
  const found: EffectPart[] = [];
  for (let rest = bundle; rest > 0; rest = Math.floor(rest / PART)) {
    const effect = rest % PART;
    found.push({ kind: catalog.names.effect?.[Math.floor(effect / AMOUNT)] ?? "none", amount: effect % AMOUNT });
  }
  return found;
}

/** When a permanent card acts: the dice, the guests, or a single thing. */
export interface Moments {
  faces: number[];
  colours: Colour[];
  served: number;
  one: "bonus" | "penalty" | "six" | "room" | "serving" | "guest" | null;
}

export interface StaffCard {
  cost: number;
  timing: StaffSeen["timing"];
  effects: EffectPart[];
  moments: Moments;
  measure: string;
  points: number;
}

const SINGLE: Record<string, Moments["one"]> = {
  bonus: "bonus",
  penalty: "penalty",
  "space 6": "six",
  "serving price": "serving",
  "guest price": "guest",
};

function momentsOf(catalog: Catalog, mask: number): Moments {
  const acting = (catalog.names.moment ?? []).filter((_, at) => Math.floor(mask / 2 ** at) % 2 === 1);
  const numbers = (word: string): number[] =>
    acting.filter((moment) => moment.startsWith(`${word} `)).map((moment) => Number(moment.split(" ").at(-1)));
  const room = acting.some((moment) => moment.endsWith(" room price"));
  return {
    faces: numbers("die"),
    colours: COLOURS.filter((colour) => acting.some((moment) => moment.startsWith(`${colour} `))),
    served: numbers("order")[0] ?? 0,
    one: room ? "room" : (acting.map((moment) => SINGLE[moment]).find((one) => one) ?? null),
  };
}

const measureOf = (catalog: Catalog, number: number): string => catalog.names.measure?.[number] ?? "none";

export function staffCard(catalog: Catalog, name: string): StaffCard {
  const at = (catalog.names.staff ?? []).indexOf(name);
  const value = (column: string): number => table(catalog, `staff_${column}`)[at] ?? 0;
  return {
    cost: value("cost"),
    timing: (catalog.names.timing?.[value("timing")] ?? "once") as StaffSeen["timing"],
    effects: parts(catalog, value("effects")),
    moments: momentsOf(catalog, value("moments")),
    measure: measureOf(catalog, value("measure")),
    points: value("points"),
  };
}

export function tile(
  catalog: Catalog,
  name: string,
): { bonus: EffectPart[]; loss: EffectPart[]; points: EffectPart[] } {
  const at = (catalog.names.tile ?? []).indexOf(name);
  const column = (of: string): EffectPart[] => parts(catalog, table(catalog, `tile_${of}`)[at] ?? 0);
  return { bonus: column("bonus"), loss: column("loss"), points: column("points") };
}

/** What a full group of this colour and size pays. */
export function groupBonus(catalog: Catalog, colour: Colour, size: number): EffectPart {
  const kind = { red: "krones", blue: "points", yellow: "emperor", green: "points" }[colour];
  return { kind, amount: table(catalog, `group_${colour}`)[size] ?? 0 };
}

/** The emperor's next scoring: 0, 1 or 2; 3 after the last. */
export function nextScoring(round: number): number {
  return SCORINGS.filter((last) => last < round).length;
}

/** The demands of a politics card: what is counted, and how much of it is wanted. */
export function demands(catalog: Catalog, card: string): { measure: string; least: number }[] {
  const at = (catalog.names.politics ?? []).indexOf(card);
  return ["", "other_"]
    .map((which) => ({
      measure: measureOf(catalog, table(catalog, `politics_${which}measure`)[at] ?? 0),
      least: table(catalog, `politics_${which}least`)[at] ?? 0,
    }))
    .filter((demand) => demand.measure !== "none");
}

// faces: one of eight busts a guest, in the order of the cards from number 49
const BUSTS = "rttbsrrsblrlrsllmtmlltbtttlmbmtbmbttmbbtmbvmvlbvlvkvkmvb";
const BUST: Record<string, string> = {
  r: "ber",
  t: "top",
  b: "bowl",
  s: "sing",
  l: "lady",
  m: "mil",
  v: "trav",
  k: "monk",
};
const HAIR = ["#5a3d22", "#8d3f1f", "#2e2117", "#a8762c", "#7d6a58", "#caa15a"];
const COATS: Record<Colour, string[]> = {
  blue: ["#2d5a99", "#2b3a5e", "#456b8f"],
  red: ["#8c2d2b", "#6d2a3c", "#9a4a35"],
  yellow: ["#8a6a2a", "#7a4b2b", "#6b5a36"],
  green: ["#4f7a5c", "#3d6a68", "#6b5a3a"],
};
const HATS = ["#22283e", "#3a2a20", "#5a2438", "#2f4a3e"];

/** Which bust, and its colours. */
export function face(number: number, colour: Colour): { bust: string; style: string } {
  const bust = BUST[BUSTS[number - 49] ?? "t"] ?? "top";
  const pick = (from: string[], by: number): string => from[(number * by + (number >> 2)) % from.length] ?? "";
  return {
    bust,
    style: `--coat:${pick(COATS[colour], 5)};--hair:${pick(HAIR, 7)};--hat:${pick(HATS, 3)};--scarf:${pick(HATS, 11)}`,
  };
}

/** Who looks out of an occupied room: the board does not remember, so it is somebody of the room's colour. */
export function lodger(room: number, colour: Colour): { bust: string; style: string } {
  const first = { yellow: 49, blue: 63, red: 77, green: 91 }[colour];
  return face(first + ((room * 5 + 3) % 14), colour);
}

/** The report of an analysis, as docs/study.md describes it, and how the page gets it. */
import { get, post, type Reason } from "../lib/api.ts";
import type { Action, Catalog } from "../lib/contract.ts";

export type Grade = "good" | "inaccuracy" | "mistake" | "blunder";
/** The errors, the gravest first, with the loss in points from which they are called so. */
export const ERRORS = [
  ["blunder", 15],
  ["mistake", 7],
  ["inaccuracy", 3],
] as const;

export interface Point {
  line: number;
  step: number;
  fair: number[];
  open: number[];
}

export interface Decision {
  line: number;
  step: number;
  seat: number;
  do: string;
  loss: number;
  error: number;
  grade: Grade;
  better: string[];
  moves: number[];
  reasons: Reason[];
}

export interface Player {
  seat: number;
  start: number;
  own_errors: number;
  others_errors: number;
  luck: number;
  unexplained: number;
  result: number;
  accuracy: number | null;
  blunder: number;
  mistake: number;
  inaccuracy: number;
}

export interface Report {
  seats: string[];
  done: number;
  total: number;
  points: Point[];
  decisions: Decision[];
  players: Player[];
}

export interface StudyState {
  key: string;
  status: "queued" | "running" | "done" | "failed";
  ahead: number;
  part: number;
  number: number;
  report: Report | null;
}

const PAUSE = 1200;

/** Ask for an analysis and hand over every state of it, until it is over or nobody wants it any more. */
export async function follow(
  path: string,
  body: unknown,
  take: (state: StudyState) => void,
  wanted: () => boolean,
): Promise<void> {
  let state = await post<StudyState>(path, body);
  take(state);
  while (wanted() && (state.status === "queued" || state.status === "running")) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    state = await get<StudyState>(`/studies/${state.key}?known=${state.number}`);
    take(state);
  }
}

/** The action of a text form, `verb value value`. */
export function actionOf(catalog: Catalog, text: string): Action {
  const [name = "", ...values] = text.split(" ");
  const verb = catalog.verbs.find((one) => one.name === name);
  const args: Record<string, string> = {};
  let id = 0;
  verb?.args.forEach((arg, place) => {
    const value = values[place] ?? "";
    args[arg.kind] = value;
    id = id * arg.values.length + arg.values.indexOf(value);
  });
  return { id: (verb?.base ?? 0) + id, verb: name, args };
}

/** A part of 1 in whole points. */
export const whole = (part: number): number => Math.round(100 * part);

/** The whole points of a loss: not rounded up, so that a grade never seems too mild. */
export const lost = ({ loss }: Decision): number => Math.floor(100 * loss);

/** Points with their sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

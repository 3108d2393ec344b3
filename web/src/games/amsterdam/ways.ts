/** The ways that figures walked just now: they stay drawn until the next step. */
import type { Happened } from "../../lib/contract.ts";
import { type AmsterdamView, diceSteps, FIGURES, route } from "./view.ts";

export class Walks {
  private before: AmsterdamView | null = null;
  private ways: string[][] = [];

  /** From where they were in the view before this one. */
  settle(view: AmsterdamView, events: Happened[]): string[][] {
    const { before } = this;
    if (view === before) return this.ways;
    this.before = view;
    const walked = before !== null && events.some(({ key }) => key === "walked");
    this.ways = FIGURES.filter((name) => walked && before[name] !== view[name]).map((name) =>
      route(before?.[name] ?? view[name], view[name], diceSteps(view, name)),
    );
    return this.ways;
  }
}

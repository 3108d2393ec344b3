/** Tourists are counted, not named: this gives each a number that stays, so that they are seen walking from place to place. */
import { type AmsterdamView, FOUNTAIN } from "./view.ts";

/** By place (a cell, the fountain, `quay-0` to `quay-3`): the tourists who are there. */
export type Crowd = ReadonlyMap<string, readonly number[]>;

function counted(view: AmsterdamView): Map<string, number> {
  const counts = new Map<string, number>(view.cells.map((one) => [one.cell, one.tourists]));
  counts.set(FOUNTAIN, view.fountain);
  view.quays.forEach((waiting, at) => counts.set(`quay-${at}`, waiting));
  return counts;
}

/** Those who left a place are the ones who came to another; newcomers get new numbers. */
export class Register {
  private crowd = new Map<string, readonly number[]>();
  private next = 0;

  settle(view: AmsterdamView): Crowd {
    const counts = counted(view);
    const leaving: number[] = [];
    const settled = new Map<string, readonly number[]>();
    for (const [place, count] of counts) {
      const here = this.crowd.get(place) ?? [];
      settled.set(place, here.slice(0, count));
      leaving.push(...here.slice(count));
    }
    for (const [place, count] of counts) {
      const here = [...(settled.get(place) ?? [])];
      while (here.length < count) here.push(leaving.shift() ?? this.next++);
      settled.set(place, here);
    }
    this.crowd = settled;
    return settled;
  }
}

/** Every piece of Amsterdam in words, made from the view and the tables. */
import type { Catalog } from "../../lib/contract.ts";
import type { Explanation } from "../../lib/piece.ts";
import type { Words } from "../../lib/words.svelte.ts";
import { turning } from "./forecast.ts";
import {
  type AmsterdamView,
  building,
  cellsAt,
  type FigureName,
  FOUNTAIN,
  kindOf,
  neighboursOf,
  opposite,
  otherKind,
  ownerOf,
} from "./view.ts";

export const signed = (gain: number): string => (gain < 0 ? `−${-gain}` : `+${gain}`);

export class Explain {
  constructor(
    private readonly words: Words,
    private readonly catalog: Catalog,
    private readonly view: AmsterdamView,
  ) {}

  private list(items: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
    return new Intl.ListFormat(this.words.language, { type }).format(items);
  }

  private names(seats: number[]): string {
    return seats.length
      ? this.list(seats.map((seat) => this.words.who(seat, this.view.seat)))
      : this.words.say("city-nobody");
  }

  kind(kind: string): string {
    const said = this.words.say(`kind-${kind}`);
    return said.charAt(0).toUpperCase() + said.slice(1);
  }

  /** A building in a line, for its name: "b1: coffeeshop, night, 2 tourists". */
  name(cell: string): string {
    const here = building(this.view, cell);
    if (!here) return this.words.say("city-fountain-name", { tourists: this.view.fountain });
    return this.words.say("city-tile-name", {
      cell,
      kind: this.words.say(`kind-${kindOf(here)}`),
      side: here.shows,
      tourists: here.tourists,
    });
  }

  gains(gains: Map<number, number>): string {
    return [...gains].map(([seat, gain]) => `${this.words.who(seat, this.view.seat)} ${signed(gain)}`).join(", ");
  }

  tile(cell: string): Explanation {
    const { words, view } = this;
    const here = building(view, cell);
    if (!here) return this.fountain();
    const look = turning(view, cell);
    const lines = [words.say("city-tile-turns", { side: here.shows })];
    if (here.tourists === 0) lines.push(words.say("city-tile-empty"));
    else if (look.to[0] === FOUNTAIN) lines.push(words.say("city-tile-stranded"));
    else lines.push(words.say("city-tile-leave", { count: look.to.length, cells: this.list(look.to, "disjunction") }));
    if (look.gains?.size) lines.push(words.say("city-tile-gains", { gains: this.gains(look.gains) }));
    const crowd = this.catalog.tables.crowd?.values[0];
    if (view.options.rules === "tactical" && crowd !== undefined)
      lines.push(words.say("city-tile-crowd", { count: crowd }));
    return {
      title: words.say("city-tile-title", { kind: this.kind(kindOf(here)), cell }),
      facts: [
        [words.say("city-shows"), words.say(`board-${here.shows}`)],
        [words.say("city-below"), words.say(`kind-${otherKind(here)}`)],
        [words.say("board-tourists"), String(here.tourists)],
        [words.say("city-counts-for"), this.names(neighboursOf(view, cell))],
      ],
      lines,
      rule: "AMS-31",
    };
  }

  fountain(): Explanation {
    const { words, view } = this;
    return {
      title: words.say("city-fountain"),
      facts: [[words.say("board-tourists"), String(view.fountain)]],
      lines: [words.say("city-fountain-what"), words.say("city-fountain-walk")],
      rule: "AMS-38",
    };
  }

  crossing(crossing: string): Explanation {
    const { words, view } = this;
    const owner = ownerOf(view, crossing);
    const around = cellsAt(crossing).map((cell) => building(view, cell));
    const sum = around.reduce((total, one) => total + (one?.tourists ?? 0), 0);
    const beside = around.map((one) =>
      one
        ? words.say("city-beside", { cell: one.cell, kind: words.say(`kind-${kindOf(one)}`), tourists: one.tourists })
        : words.say("city-beside-fountain"),
    );
    return {
      title:
        owner === undefined
          ? words.say("city-crossing", { crossing })
          : words.say("city-hotel-of", { name: words.name(owner), crossing }),
      facts: [[words.say("city-around"), String(sum)]],
      lines: [beside.join("; ")],
      rule: owner === undefined ? "AMS-22" : "AMS-24",
    };
  }

  figure(figure: FigureName): Explanation {
    const { words, view } = this;
    const tactical = view.options.rules === "tactical";
    const steps = figure === "mayor" ? view.dice.white : view.dice.black;
    return {
      title: String(words.thing("figure", figure)),
      facts: [[words.say("city-stands"), words.say("city-crossing", { crossing: view[figure] })]],
      lines: [
        tactical ? this.shares() : words.say("city-figure-walks", { figure, steps }),
        words.say("city-figure-turns", { figure }),
      ],
      rule: tactical ? "AMS-47" : "AMS-26",
    };
  }

  /** Tactical: how many steps both figures have together. */
  shares(): string {
    const { shared_steps: all, steps: one } = this.catalog.tables;
    return this.words.say("city-figure-shares", { all: all?.values[0] ?? 0, one: one?.values[0] ?? 0 });
  }

  boat(): Explanation {
    const { words, view } = this;
    const cell = opposite(view.boat);
    const here = cell === null ? undefined : building(view, cell);
    const tactical = view.options.rules === "tactical";
    return {
      title: words.say("city-boat"),
      facts: [[words.say("city-to-come"), String(view.supply)]],
      lines: [
        tactical
          ? words.say("city-boat-chosen", { most: this.catalog.tables.sail?.values[0] ?? 0 })
          : words.say("city-boat-rolled"),
        here && cell
          ? words.say("city-boat-opposite", { kind: words.say(`kind-${kindOf(here)}`), cell })
          : words.say("city-boat-corner"),
      ],
      rule: tactical ? "AMS-46" : "AMS-16",
    };
  }

  quay(waiting: number): Explanation {
    const { words } = this;
    return {
      title: words.say("city-quay"),
      facts: [[words.say("city-waiting"), String(waiting)]],
      lines: [words.say("city-quay-what")],
      rule: "AMS-18",
    };
  }

  house(seat: number): Explanation {
    const { words, view } = this;
    const player = view.players[seat];
    const facts: [string, string][] = [
      [words.say("board-tourists"), words.say("city-score", { tourists: player?.tourists ?? 0, target: view.target })],
    ];
    player?.hotels.forEach((crossing, at) =>
      facts.push([
        words.say("city-hotel", { number: at + 1 }),
        crossing === null ? words.say("city-not-built") : words.say("city-crossing", { crossing }),
      ]),
    );
    return {
      title: words.name(seat),
      facts,
      lines: [words.say("city-house-what", { target: view.target })],
      rule: "AMS-24",
    };
  }
}

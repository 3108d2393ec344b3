/** What the pieces say about themselves: sentences made from the view and the component tables. */
import type { Catalog } from "../../lib/contract.ts";
import type { Explanation } from "../../lib/piece.ts";
import type { Words } from "../../lib/words.svelte.ts";
import type { Forecast } from "./forecast.ts";
import { type MauiView, type Pattern, type Towel, tokenPattern, umbrellaPatterns } from "./view.ts";

export class Explain {
  constructor(
    private readonly words: Words,
    private readonly catalog: Catalog,
    private readonly view: MauiView,
  ) {}

  private say(key: string, params: Record<string, string | number> = {}): string {
    return this.words.say(key, params);
  }

  private values(name: string): number[] {
    return this.catalog.tables[name]?.values ?? [];
  }

  motif(pattern: Pattern): string {
    return this.say(`motif-${pattern}`);
  }

  motifs(patterns: Pattern[]): string {
    return patterns.map((pattern) => this.motif(pattern)).join(", ");
  }

  offer(patterns: Pattern[], cost: number, places: number): Explanation {
    const lines = [this.say("explain-offer", { cost })];
    if (places > 0) lines.push(this.say("explain-offer-places", { count: places }));
    return {
      title: this.say("beach-towel"),
      facts: [
        [this.say("beach-from-top"), this.motifs(patterns)],
        [this.say("beach-cost"), this.say("beach-dollars", { count: cost })],
      ],
      lines,
      rule: "MAU-18",
    };
  }

  spare(patterns: Pattern[]): Explanation {
    return {
      title: this.say("verb-spare"),
      facts: [
        [this.say("beach-from-top"), this.motifs(patterns)],
        [this.say("beach-cost"), this.say("beach-dollars", { count: 0 })],
      ],
      lines: [this.say("explain-spare")],
      rule: "MAU-43",
    };
  }

  zone(zone: number): Explanation {
    const count = this.view.zones[zone] ?? 0;
    return {
      title: this.say("beach-zone", { zone: zone + 1 }),
      facts: [[this.say("beach-lies-here"), this.say("beach-dollars", { count })]],
      lines: [this.say("explain-zone")],
      rule: "MAU-42",
    };
  }

  /** What lies on the sand. `passed`: its column has a towel already, which only a crab survives. */
  spot(kind: string, column: number, passed: boolean): Explanation {
    if (kind === "crab" && passed) {
      return { title: this.say("beach-crab"), lines: [this.say("explain-crab-passed", { column })], rule: "MAU-85" };
    }
    if (kind === "crab") {
      return {
        title: this.say("beach-crab"),
        lines: [
          this.say("explain-crab", { column }),
          this.say("explain-crab-values", {
            lowest: this.catalog.names.crab?.[0] ?? "",
            highest: this.catalog.names.crab?.at(-1) ?? "",
          }),
        ],
        rule: "MAU-56",
      };
    }
    const pair = umbrellaPatterns(this.catalog, kind);
    if (pair.length) {
      return {
        title: this.say("beach-umbrella"),
        facts: [[this.say("beach-shows"), this.motifs(pair)]],
        lines: [this.say("explain-umbrella-patterns"), this.say("explain-missed", { column })],
        rule: "MAU-30",
      };
    }
    return {
      title: this.say(`beach-${kind}`),
      lines: [this.say("explain-umbrella-pearl"), this.pearlScale(), this.say("explain-missed", { column })],
      rule: "MAU-27",
    };
  }

  private pearlScale(): string {
    const [, one, two, three] = this.values("pearl_points");
    return this.say("explain-pearl-scale", { one: one ?? 0, two: two ?? 0, three: three ?? 0 });
  }

  towel(towel: Towel, start: boolean): Explanation {
    const lines: string[] = [];
    for (const cell of towel.cells) {
      if (cell.penalty) lines.push(this.say("explain-penalty", { place: cell.penalty }));
      else if (cell.crab !== undefined)
        lines.push(
          cell.crab === null
            ? this.say("explain-crab-hidden")
            : this.say("explain-crab-on-towel", { value: cell.crab }),
        );
      else if (cell.token)
        lines.push(this.say("explain-token-on-towel", { motif: this.motif(tokenPattern(this.catalog, cell.token)) }));
    }
    if (start) lines.push(this.say("explain-start-towel"));
    const facts: [string, string][] = [
      [this.say("beach-from-top"), this.motifs(towel.cells.map((cell) => cell.pattern))],
    ];
    return {
      title: start ? this.say("beach-start-towel") : this.say("beach-towel-in", { column: towel.column }),
      facts,
      lines,
      rule: start ? "MAU-68" : "MAU-21",
    };
  }

  row(row: number): Explanation {
    const steps = this.view.row_values[row - 1] ?? 0;
    return { title: this.say("beach-row", { row }), lines: [this.say("explain-row", { steps })], rule: "MAU-37" };
  }

  track(pattern: Pattern): Explanation {
    const facts: [string, string][] = this.view.players.map((player, seat) => {
      const square = player.shells[pattern];
      return [
        this.words.who(seat, this.view.seat),
        square === 0
          ? this.say("board-off")
          : this.say("beach-square", { square, points: this.view.tracks.points[square - 1] ?? 0 }),
      ];
    });
    const lines = [this.say("explain-track")];
    for (const { pattern: track, square, token, count } of this.view.tracks.ornaments) {
      if (track === pattern)
        lines.push(
          this.say("explain-ornament", { square, count, motif: this.motif(tokenPattern(this.catalog, token)) }),
        );
    }
    return { title: this.say("beach-track", { motif: this.motif(pattern) }), facts, lines, rule: "MAU-37" };
  }

  /** A track as a screen reader says it. */
  spoken(pattern: Pattern): string {
    const { title, facts } = this.track(pattern);
    return `${title}. ${(facts ?? []).map(([name, square]) => `${name}: ${square}`).join("; ")}`;
  }

  token(token: string, count: number): Explanation {
    return {
      title: this.say("beach-token"),
      facts: [
        [this.say("beach-shows"), this.motif(tokenPattern(this.catalog, token))],
        [this.say("beach-have"), String(count)],
      ],
      lines: [this.say("explain-token")],
      rule: "MAU-32",
    };
  }

  pearls(colour: "white" | "black", count: number): Explanation {
    const points = this.values("pearl_points")[count] ?? 0;
    return {
      title: this.say(`beach-pearls-${colour}`),
      facts: [
        [this.say("beach-have"), String(count)],
        [this.say("board-points"), String(points)],
      ],
      lines: [this.pearlScale()],
      rule: "MAU-49",
    };
  }

  dollars(count: number): Explanation {
    return {
      title: this.say("beach-purse"),
      facts: [[this.say("beach-have"), String(count)]],
      lines: [this.say("explain-dollars", { points: this.values("dollar_points")[0] ?? 1 })],
      rule: "MAU-50",
    };
  }

  penalties(count: number): Explanation {
    const each = this.values("penalty_points")[0] ?? 1;
    return {
      title: this.say("board-penalties"),
      facts: [
        [this.say("beach-have"), String(count)],
        [this.say("board-points"), String(-count * each)],
      ],
      lines: [this.say("explain-penalties", { points: each })],
      rule: "MAU-51",
    };
  }

  crabs(worth: number): Explanation {
    return {
      title: this.say("board-crabs"),
      facts: [[this.say("board-points"), String(-worth)]],
      lines: [this.say("explain-crabs")],
      rule: "MAU-59",
    };
  }

  place(row: number, look: Forecast): Explanation {
    const facts: [string, string][] = look.tracks.map(({ pattern, before, after }) => [
      this.motif(pattern),
      `${before} → ${after}`,
    ]);
    if (look.pearl)
      facts.push([this.say(`beach-pearls-${look.pearl.colour}`), `${look.pearl.before} → ${look.pearl.after}`]);
    if (look.outside.length) facts.push([this.say("board-penalties"), `−${look.outside.length}`]);
    if (look.cost) facts.push([this.say("beach-cost"), `−${look.cost}`]);
    const lines: string[] = [];
    if (look.matches.length === 0) lines.push(this.say("explain-needs-token"));
    if (look.spot?.kind === "crab") lines.push(this.say("explain-covers-crab"));
    else if (look.spot && !look.pearl) lines.push(this.say("explain-covers-patterns"));
    if (look.missed) lines.push(this.say("explain-loses-umbrella"));
    return {
      title: this.say("beach-lay", { row: this.words.thing("row", String(row)) }),
      facts,
      lines,
      rule: "MAU-23",
    };
  }
}

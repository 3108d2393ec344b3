/** What cards, tiles and pieces say about themselves: sentences put together from the component tables. */
import type { Catalog } from "../../lib/contract.ts";
import type { Explanation } from "../../lib/piece.ts";
import type { Words } from "../../lib/words.svelte.ts";
import {
  type AustriaView,
  type Colour,
  demands,
  DISHES,
  groupBonus,
  type GuestCard,
  type EffectPart,
  parts,
  SCORINGS,
  type StaffCard,
  staffCard,
  table,
  tile,
} from "./view.ts";

/** What is printed on cards and tiles, without any table. */
export class Printed {
  constructor(
    protected readonly words: Words,
    protected readonly catalog: Catalog,
  ) {}

  part({ kind, amount }: EffectPart): string {
    return this.words.say(`kind-${kind}`, { amount });
  }

  list(parts: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
    return new Intl.ListFormat(this.words.language, { type }).format(parts);
  }

  effects(parts: EffectPart[]): string {
    return this.list(parts.map((one) => this.part(one)));
  }

  private when({ faces, colours, served, one }: StaffCard["moments"]): string {
    if (faces.length) return this.words.say("when-die", { faces: this.list(faces.map(String), "disjunction") });
    if (served) return this.words.say("when-served", { size: served });
    if (one === "bonus") return this.words.say("when-bonus");
    return this.words.say("when-guest", { colour: colours.length === 1 ? (colours[0] ?? "any") : "any" });
  }

  /** What a staff card does, as a sentence. */
  staffText(name: string): string {
    const card = staffCard(this.catalog, name);
    const { one, colours } = card.moments;
    if (card.timing === "end") {
      return card.measure === "copy"
        ? this.words.say("staff-copy")
        : this.words.say("staff-score", { points: card.points, measure: this.words.say(`per-${card.measure}`) });
    }
    if (card.timing !== "permanent") return this.effects(card.effects);
    if (one === "six") return this.words.say("staff-six");
    if (one === "room") return this.words.say("staff-room-price", { colour: colours[0] ?? "red" });
    if (one === "serving") return this.words.say("staff-serving-price");
    if (one === "guest") return this.words.say("staff-guest-price");
    if (one === "penalty") return this.words.say("staff-shield", { amount: card.effects[0]?.amount ?? 1 });
    const kind = card.effects[0]?.kind ?? "none";
    return this.words.say("staff-when", { kind, effects: this.effects(card.effects), when: this.when(card.moments) });
  }

  penalty(name: string): string {
    const { loss, points } = tile(this.catalog, name);
    return this.list(
      [...loss, ...points].map((one) => this.part(one)),
      "disjunction",
    );
  }

  /** A tile in one line: its bonus, its penalty. */
  tileText(name: string): string {
    return this.words.say("hotel-tile-line", {
      tile: name,
      bonus: this.effects(tile(this.catalog, name).bonus),
      penalty: this.penalty(name),
    });
  }

  /** A guest as the card prints it. */
  guestCard(name: string): Explanation {
    const at = (this.catalog.names.guest ?? []).indexOf(name);
    const value = (column: string): number => table(this.catalog, `guest_${column}`)[at] ?? 0;
    const order = DISHES.map((dish, place) => ({ kind: dish, amount: (value("order") >> (3 * place)) & 7 }));
    const reward = parts(this.catalog, value("reward"));
    return {
      title: String(this.words.thing("guest", name)),
      facts: [
        [this.words.say("board-order"), this.effects(order.filter(({ amount }) => amount > 0))],
        [this.words.say("board-points"), String(value("points"))],
        [this.words.say("board-reward"), reward.length ? this.effects(reward) : "–"],
      ],
      lines: [this.words.say("hotel-sleeps", { colour: this.catalog.names.colour?.[value("colour")] ?? "green" })],
    };
  }

  /** A staff card as it is printed. */
  staffCard(name: string): Explanation {
    const { cost, timing } = staffCard(this.catalog, name);
    return {
      title: String(this.words.thing("staff", name)),
      facts: [
        [this.words.say("board-cost"), this.words.say("kind-krones", { amount: cost })],
        [this.words.say("board-timing"), this.words.say(`timing-${timing}`)],
      ],
      lines: [`${this.capital(this.staffText(name))}.`],
    };
  }

  /** An emperor tile as it is printed. */
  tileCard(name: string): Explanation {
    return {
      title: this.words.say("hotel-tile", { tile: name }),
      facts: [
        [this.words.say("hotel-at-3"), this.effects(tile(this.catalog, name).bonus)],
        [this.words.say("hotel-at-0"), this.penalty(name)],
      ],
      rule: "AUS-60",
    };
  }

  capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.words.language) + text.slice(1);
  }
}

export class Cards extends Printed {
  constructor(
    words: Words,
    catalog: Catalog,
    private readonly view: AustriaView,
    /** Whose progress is told. */
    private readonly me: number,
  ) {
    super(words, catalog);
  }

  staff(name: string): Explanation {
    const card = staffCard(this.catalog, name);
    const facts: [string, string][] = [
      [this.words.say("board-cost"), this.words.say("kind-krones", { amount: card.cost })],
      [this.words.say("board-timing"), this.words.say(`timing-${card.timing}`)],
    ];
    if (card.timing === "end") {
      facts.push([
        this.words.say("hotel-so-far"),
        this.words.say("kind-points", { amount: card.points * this.measured(card.measure) }),
      ]);
    }
    const rule = { once: "AUS-68", round: "AUS-69", permanent: "AUS-70", end: "AUS-71" }[card.timing];
    return {
      title: String(this.words.thing("staff", name)),
      lines: [`${this.capital(this.staffText(name))}.`],
      facts,
      rule,
    };
  }

  guest(card: GuestCard): Explanation {
    const dishes = (of: Record<string, number>): string =>
      this.list(DISHES.filter((dish) => of[dish]).map((dish) => this.part({ kind: dish, amount: of[dish] ?? 0 })));
    const facts: [string, string][] = [
      [this.words.say("board-order"), dishes(card.order)],
      [this.words.say("board-points"), String(card.points)],
      [this.words.say("board-reward"), card.reward.length ? this.effects(card.reward) : "–"],
    ];
    if (card.missing) {
      const left = dishes(card.missing);
      facts.splice(1, 0, [this.words.say("board-missing"), left || this.words.say("hotel-nothing")]);
    }
    return {
      title: String(this.words.thing("guest", card.guest)),
      lines: [this.words.say("hotel-sleeps", { colour: card.colour })],
      facts,
      rule: card.missing ? "AUS-45" : "AUS-28",
    };
  }

  room(owner: number, room: number): Explanation {
    const player = this.view.players[owner];
    const colour: Colour = player?.colours[room] ?? "red";
    const group = player?.groups[room];
    const members = (player?.groups ?? []).flatMap((one, at) => (one === group ? [at] : []));
    const lived = members.filter((at) => player?.rooms[at] === "occupied").length;
    const floor = Math.floor(room / 5);
    const facts: [string, string][] = [
      [this.words.say("hotel-room-state"), this.words.say(`hotel-room-${player?.rooms[room] ?? "empty"}`)],
      [
        this.words.say("hotel-at-end"),
        this.words.say("kind-points", { amount: table(this.catalog, "floor_points")[floor] ?? 0 }),
      ],
    ];
    if (player?.rooms[room] === "empty") {
      facts.splice(1, 0, [
        this.words.say("board-price"),
        this.words.say("kind-krones", { amount: this.view.floor_prices[floor] ?? 0 }),
      ]);
      if (this.view.doors[room])
        facts.push([
          this.words.say("hotel-door"),
          this.words.say("kind-points", { amount: this.view.doors[room] ?? 0 }),
        ]);
    }
    const bonus = this.part(groupBonus(this.catalog, colour, members.length));
    return {
      title: this.words.say("hotel-room", { colour, floor: floor + 1, column: (room % 5) + 1 }),
      lines: [
        this.words.say("hotel-group", {
          size: members.length,
          lived,
          bonus,
          paid: player?.paid_groups.includes(group ?? -1) ? "yes" : "no",
        }),
      ],
      facts,
      rule: player?.rooms[room] === "empty" ? "AUS-34" : "AUS-52",
    };
  }

  action(face: number, dice: number): Explanation {
    return {
      title: this.words.say("hotel-space", { face }),
      lines: [this.words.say(`hotel-space-${face}`)],
      facts: [[this.words.say("hotel-strength"), this.words.say("hotel-dice", { count: dice })]],
      rule: ["AUS-31", "AUS-32", "AUS-33", "AUS-37", "AUS-38", "AUS-39"][face - 1] ?? "AUS-30",
    };
  }

  tile(name: string, stack: number): Explanation {
    const { bonus } = tile(this.catalog, name);
    const round = SCORINGS[stack] ?? 7;
    return {
      title: this.words.say("hotel-tile", { tile: name }),
      lines: [this.words.say("hotel-tile-when", { round, back: table(this.catalog, "retreat")[round] ?? 0 })],
      facts: [
        [this.words.say("hotel-at-3"), this.effects(bonus)],
        [this.words.say("hotel-at-0"), this.penalty(name)],
      ],
      rule: "AUS-60",
    };
  }

  politics(stack: number): Explanation {
    const card = this.view.politics[stack];
    if (!card) return { title: this.words.say("board-politics") };
    return {
      title: this.words.say("board-politics"),
      lines: [
        `${this.capital(String(this.words.thing("politics", card.politics)))}.`,
        this.words.say("hotel-politics"),
      ],
      facts: [[this.words.say("hotel-yours"), this.progress(card.politics)]],
      rule: "AUS-54",
    };
  }

  /** How much I have of what a card counts. */
  private measured(measure: string): number {
    const measures: Record<string, number> = this.view.players[this.me]?.measures ?? {};
    return measures[measure] ?? 0;
  }

  /** How far I am towards a demand: 3 / 12. */
  progress(card: string): string {
    return demands(this.catalog, card)
      .map(({ measure, least }) => `${this.measured(measure)} / ${least}`)
      .join(" · ");
  }
}

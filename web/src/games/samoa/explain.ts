/** What cards, tiles, guests, rooms and flags say about themselves: sentences made from the view and the tables. */
import type { Catalog } from "../../lib/contract.ts";
import type { Explanation } from "../../lib/piece.ts";
import type { Words } from "../../lib/words.svelte.ts";
import {
  besideCelebrity,
  type Guest,
  type Kind,
  leaves,
  type Nation,
  phaseOf,
  type Player,
  type PriceCard,
  type Room,
  type SamoaView,
  takings,
} from "./view.ts";

const KIND_RULES: Record<string, string> = { plain: "SAM-50", rich: "SAM-51", lover: "SAM-52", celebrity: "SAM-56" };
const TILE_RULES: Record<string, string> = {
  pool: "SAM-62",
  "extra-room": "SAM-59",
  suite: "SAM-61",
  swap: "SAM-67",
  "send-home": "SAM-68",
  "take-back": "SAM-69",
};
const SPECIAL = ["swap", "send-home", "take-back"];

/** What is printed, without any table. */
export class Printed {
  constructor(
    protected readonly words: Words,
    protected readonly catalog: Catalog,
  ) {}

  protected say(key: string, params: Record<string, string | number> = {}): string {
    return this.words.say(key, params);
  }

  protected first(table: string): number {
    return this.catalog.tables[table]?.values[0] ?? 0;
  }

  kind(kind: string): string {
    return String(this.words.thing("kind", kind));
  }

  nation(nation: Nation): string {
    return String(this.words.thing("nation", nation));
  }

  /** What a tourist of this kind pays and can do. */
  protected ability(kind: string): string {
    if (!kind.startsWith("swimmer-")) return this.say(`explain-kind-${kind}`);
    const number = this.catalog.tables.swimmers?.values[this.catalog.names.kind?.indexOf(kind) ?? 0] ?? 0;
    return this.say("explain-kind-swimmer", { number });
  }

  /** A sort of tourist, of whatever nation. */
  sort(kind: string): Explanation {
    const title = this.kind(kind);
    return {
      title: title.charAt(0).toLocaleUpperCase(this.words.language) + title.slice(1),
      lines: [this.ability(kind)],
      rule: KIND_RULES[kind] ?? "SAM-58",
    };
  }

  tile(tile: string, bid?: number | null): Explanation {
    const lines = [
      this.say(`explain-tile-${tile}`, {
        count: this.first(tile === "take-back" ? "cards_taken_back" : "guests_sent_home"),
      }),
    ];
    if (SPECIAL.includes(tile)) lines.push(this.say("explain-special", { coins: this.first("special_coins") }));
    const facts: [string, string][] = bid ? [[this.say("samoa-your-bid"), String(bid)]] : [];
    return { title: this.say(`tile-name-${tile}`), facts, lines, rule: TILE_RULES[tile] ?? "SAM-65" };
  }
}

export class Explain extends Printed {
  constructor(
    words: Words,
    catalog: Catalog,
    private readonly view: SamoaView,
  ) {
    super(words, catalog);
  }

  /** A tourist who waits on the beach. */
  tourist(kind: Kind, nation: Nation): Explanation {
    const back = leaves(this.view, [{ nation, kind, new: true }]);
    return {
      title: this.say("samoa-guest", { kind: this.kind(kind), nation: this.nation(nation) }),
      lines: [this.ability(kind), this.going(back)],
      rule: KIND_RULES[kind] ?? "SAM-58",
    };
  }

  private going(round: number | undefined): string {
    return round === undefined ? this.say("explain-stays") : this.say("explain-leaves", { round });
  }

  roomName(room: string): string {
    return this.say("samoa-room", { room: this.words.thing("room", room) });
  }

  private guests(guests: Guest[]): string {
    return guests
      .map((guest) => this.say("samoa-guest", { kind: this.kind(guest.kind), nation: this.nation(guest.nation) }))
      .join(", ");
  }

  room(player: Player, owner: number, at: number, gain?: number, usesTile = false): Explanation {
    const room = player.rooms[at] as Room;
    const lines: string[] = [];
    if (gain !== undefined) lines.push(this.say("explain-gain", { coins: gain }));
    if (usesTile) lines.push(this.say("explain-uses-tile"));
    if (room.guests.length === 0) lines.push(this.say("explain-empty"));
    for (const kind of new Set(room.guests.map((guest) => guest.kind))) lines.push(this.ability(kind));
    if (room.guests.length) lines.push(this.going(leaves(this.view, room.guests)));
    const coins = takings(this.view, this.catalog, owner).rooms.get(room.room);
    if (coins !== undefined) lines.push(this.say("explain-new", { coins }));
    if (room.suite) lines.push(this.say("explain-suite"));
    if (!room.extra && besideCelebrity(player, this.catalog, at)) lines.push(this.say("explain-beside"));
    if (room.extra) lines.push(this.say("explain-extra"));
    const facts: [string, string][] = room.guests.length
      ? [[this.say("samoa-lives-here"), this.guests(room.guests)]]
      : [];
    return {
      title: this.roomName(room.room),
      facts,
      lines,
      rule: room.suite ? "SAM-61" : room.extra ? "SAM-57" : "SAM-35",
    };
  }

  /** A room as a screen reader says it. */
  spoken(player: Player, at: number): string {
    const room = player.rooms[at] as Room;
    const parts = [this.roomName(room.room)];
    if (room.suite) parts.push(this.say("board-suite"));
    parts.push(room.guests.length ? this.guests(room.guests) : this.say("samoa-empty"));
    const back = room.guests.length ? leaves(this.view, room.guests) : undefined;
    if (back !== undefined) parts.push(this.going(back));
    return parts.join(", ");
  }

  card(card: PriceCard, used = false): Explanation {
    const title = String(this.words.thing("card", card.card));
    const lines: string[] = used ? [this.say("explain-used")] : [];
    if (card.bid === null)
      return {
        title,
        lines: [...lines, this.say("explain-card-off", { count: this.first("guests_sent_home") })],
        rule: "SAM-40",
      };
    return {
      title,
      facts: [
        [this.say("samoa-bid"), String(card.bid)],
        [this.say("samoa-price"), String(card.price)],
      ],
      lines: [...lines, this.say("explain-card")],
      rule: "SAM-43",
    };
  }

  /** A special tile beside a hotel, and why it cannot be used in this round. */
  held(tile: string, owner: Player): Explanation {
    const told = this.tile(tile);
    const phase = phaseOf(this.view);
    if (tile !== "send-home" || (phase !== "build" && phase !== "house")) return told;
    const off = owner.laid !== null && owner.laid.price === null;
    const none = this.view.groups.every((group) => group.length === 0);
    if (!off && !none) return told;
    return {
      ...told,
      lines: [...(told.lines ?? []), this.say(off ? "explain-send-off" : "explain-send-none")],
      rule: "SAM-97",
    };
  }

  flag(at: number, mine: Player | undefined): Explanation {
    const nation = this.view.flags[at];
    const round = at + 1;
    const lines: string[] = [];
    if (round < this.view.round) lines.push(this.say("explain-flag-past"));
    else lines.push(this.say("explain-flag"));
    if (round > this.view.round && mine) {
      const count = mine.rooms.filter((room) => leaves(this.view, room.guests) === round).length;
      lines.push(this.say("explain-flag-mine", { count }));
    }
    if (this.view.holidays.includes(round)) lines.push(this.say("explain-holiday"));
    return {
      title: this.say("samoa-flight", { round, nation: nation ? this.nation(nation) : "–" }),
      lines,
      rule: this.view.holidays.includes(round) ? "SAM-22" : "SAM-18",
    };
  }

  pools(count: number): Explanation {
    return { title: this.say("board-pools", { count }), lines: [this.say("explain-pools", { count })], rule: "SAM-58" };
  }

  tie(): Explanation {
    const after = this.words.name(this.view.tie);
    const before = this.words.name((this.view.tie + this.view.seats - 1) % this.view.seats);
    return {
      title: this.say("samoa-tie-card"),
      lines: [this.say("board-tie", { before, after }), this.say("explain-tie")],
      rule: "SAM-29",
    };
  }

  money(): Explanation {
    return { title: this.say("samoa-money"), lines: [this.say("explain-money")], rule: "SAM-47" };
  }
}

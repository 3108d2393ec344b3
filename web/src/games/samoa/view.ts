/** What a view amounts to, and where things lie in the picture of a hotel. */
import type { Catalog } from "../../lib/contract.ts";
import type { Guest, Player, SamoaView } from "./wire.ts";

export type { Guest, Kind, Nation, Player, PriceCard, Room, SamoaView, Tile } from "./wire.ts";

export type Phase = "price" | "build" | "house" | "over";

/** Which part of the round is under way. */
export function phaseOf(view: SamoaView): Phase {
  switch (view.prompt?.key) {
    case "price":
    case "swap":
      return "price";
    case "build":
    case "cover":
      return "build";
    case undefined:
    case "over":
      return "over";
    default:
      return "house";
  }
}

/** The round in which the guests of a room fly home, or undefined if they stay to the end. */
export function leaves(view: SamoaView, guests: Guest[]): number | undefined {
  const next = view.flags.findIndex((flag, at) => at >= view.round && guests.some((guest) => guest.nation === flag));
  return next < 0 ? undefined : next + 1;
}

/** How many tourists came in each group, as the tourist card says it for this many players. */
export function landed(view: SamoaView, catalog: Catalog): number[] {
  if (view.tourist_card === null) return [0, 0, 0];
  const line = (view.tourist_card - 1) * 4 + view.seats - 3;
  const factor = view.holidays.includes(view.round) ? (catalog.tables.holiday_factor?.values[0] ?? 1) : 1;
  return (catalog.tables.flights?.values.slice(line * 3, line * 3 + 3) ?? []).map((size) => size * factor);
}

/** The seats as the round asks them: by bid for building, by room price for housing; day off last. */
export function inOrder(view: SamoaView): number[] {
  const phase = phaseOf(view);
  const seats = view.players.map((_, seat) => seat);
  if (phase === "price" || phase === "over") return seats;
  const build = phase === "build";
  const count = view.seats;
  // equal cards: clockwise from the tie-break card for building, counter-clockwise for housing
  const tie = (seat: number): number =>
    build ? (seat - view.tie + count) % count : (view.tie - 1 - seat + 2 * count) % count;
  const rank = (seat: number): number => {
    const card = view.players[seat]?.laid;
    if (!card || card.bid === null || card.price === null) return 99;
    return build ? -card.bid : card.price;
  };
  return seats.sort((one, other) => rank(one) - rank(other) || tie(one) - tie(other));
}

/** Whether guests are sent home now for a tile not used yet; on the day off it costs nothing. */
export function sendingUsesTile(view: SamoaView): boolean {
  return view.prompt?.key === "house" && view.prompt.params["may-send"] === 0;
}

export function housedBy(player: Player): number {
  return player.rooms.reduce((sum, room) => sum + room.guests.filter((guest) => guest.new).length, 0);
}

/** What the newcomers of a hotel pay when the round ends, as it stands, and with one more tourist in a room. */
export function takings(
  view: SamoaView,
  catalog: Catalog,
  owner: number,
  more?: { room: string; kind: string },
): { total: number; rooms: Map<string, number> } {
  const player = view.players[owner];
  const rooms = new Map<string, number>();
  const price = player?.laid?.price ?? 0;
  let total = 0;
  if (!player || !price) return { total, rooms };
  const kinds = player.rooms.map((room) => [
    ...room.guests,
    ...(more?.room === room.room ? [{ kind: more.kind, new: true }] : []),
  ]);
  const neighbours = catalog.tables.neighbours?.values ?? [];
  const swimmers = catalog.tables.swimmers?.values ?? [];
  player.rooms.forEach((room, at) => {
    const beside =
      !room.extra &&
      kinds.some(
        (guests, other) =>
          other < neighbours.length &&
          ((neighbours[at] ?? 0) >> other) & 1 &&
          guests.some((guest) => guest.kind === "celebrity"),
      );
    for (const guest of kinds[at] ?? []) {
      if (!guest.new) continue;
      const number = swimmers[catalog.names.kind?.indexOf(guest.kind) ?? 0] ?? 0;
      const coins = price * (guest.kind === "rich" || room.suite || beside ? 2 : 1) + number * player.pools;
      rooms.set(room.room, (rooms.get(room.room) ?? 0) + coins);
      total += coins;
    }
  });
  return { total, rooms };
}

/** Whether a room lies next to a celebrity, so that newcomers there pay double. */
export function besideCelebrity(player: Player, catalog: Catalog, at: number): boolean {
  const near = catalog.tables.neighbours?.values[at] ?? 0;
  return player.rooms.some(
    (room, other) => (near >> other) & 1 && room.guests.some((guest) => guest.kind === "celebrity"),
  );
}

// the picture: a house of two floors, bungalows right of it
export const ROOM_WIDTH = 168;
export const ROOM_HEIGHT = 134;
const HUT_WIDTH = 154;

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
}

export function placeOf(at: number, extras: number): Place {
  if (at < 6)
    return { x: 54 + (at % 3) * 176, y: at < 3 ? 126 : 272, width: ROOM_WIDTH, height: ROOM_HEIGHT, scale: 1 };
  const extra = at - 6;
  if (extras === 1) return { x: 652, y: 236, width: HUT_WIDTH, height: 122, scale: 1 };
  const scale = 0.88;
  const column = Math.floor(extra / 2);
  return { x: 660 + column * 196, y: extra % 2 ? 300 : 112, width: HUT_WIDTH, height: 122, scale };
}

/** How wide the picture is; on a small screen the empty beach is left out. */
export function widthOf(extras: number, narrow: boolean): number {
  if (extras === 0) return narrow ? 634 : 840;
  return extras <= 2 ? 840 : 1036;
}

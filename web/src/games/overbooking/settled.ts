/** The check of the bookings as it was: the rules clear the table at once, so it is put together again from the log. */
import type { Catalog, Happened, LogEntry } from "../../lib/contract.ts";
import type { Hotel, HotelRule, OverbookingView } from "./wire.ts";

export type Fate = "waiting" | "booked" | "away";

export interface Checked {
  owner: number;
  card: string;
  fate: Fate;
  /** When it was its turn, from 1; 0 before. */
  turn: number;
  /** Beds left after it. */
  left: number;
  /** Chosen by noblewomen, or come in by an ability. */
  mark: "" | "chosen" | "moved" | "swapped";
}

export interface Settled {
  hotel: Hotel;
  /** Beds as printed, with abilities, and left in the end. */
  beds: number;
  withAbilities: number;
  left: number;
  door: Checked[];
  queue: Checked[];
  done: boolean;
}

/** One round's check. */
export interface Check {
  round: number;
  over: boolean;
  hotels: Record<number, Settled>;
}

/** A hotel as it lies there when its check begins. */
export function hotelOf(side: number, catalog: Catalog): Hotel {
  const number = (table: string, place = 0): number => catalog.tables[table]?.values[place] ?? 0;
  const rule = (catalog.names["rule"]?.[number("hotel_rule", side)] ?? "none") as HotelRule;
  const closed = rule === "door-closed";
  return {
    side: catalog.names["side-of-hotel"]?.[side] ?? "",
    beds: number("hotel_beds", side),
    rule,
    queue_limit: number(closed ? "closed_queue_limit" : "queue_limit"),
    door_limit: closed ? 0 : number("door_limit"),
    token: 0,
    checked: true,
    queue: [],
    door: [],
  };
}

/** One event at a hotel whose check has begun. */
function judge(record: Settled, { key, params }: Happened, catalog: Catalog): void {
  const name = (card: number | undefined): string => catalog.names["card"]?.[card ?? -1] ?? "";
  const owner = params["seat"] ?? 0;
  const card = name(params["card"]);
  const found = record.queue.find((one) => one.owner === owner && one.card === card);
  const entry: Checked = { owner, card, fate: "waiting", turn: 0, left: 0, mark: "" };
  if (key === "turned-up") record[params["side"] === 0 ? "door" : "queue"].push(entry);
  else if (key === "monk-moved") {
    record.door = record.door.filter((one) => one.owner !== owner || one.card !== card);
    record.queue.push({ ...entry, mark: "moved" });
  } else if (key === "beds-changed") record.withAbilities = record.left = params["beds"] ?? record.left;
  else if (key === "replaced") {
    const lost = name(params["lost-card"]);
    const place = record.queue.findIndex((one) => one.owner === params["loser"] && one.card === lost);
    if (place >= 0) record.queue[place] = { ...entry, mark: "swapped" };
    record.door = record.door.filter((one) => one.owner !== owner || one.card !== card);
  } else if (key === "chosen" && found) found.mark = "chosen";
  else if (key === "booked" || key === "turned-away") {
    const one = found ?? entry;
    if (!found) record.queue.push(one);
    if (one.turn === 0) one.turn = 1 + record.queue.filter((other) => other.turn > 0).length;
    one.fate = key === "booked" ? "booked" : "away";
    if (key === "booked") record.left = params["beds"] ?? record.left;
    one.left = record.left;
    record.done = true;
  }
}

/** What was not taken back. */
function standing(log: readonly LogEntry[]): LogEntry[] {
  const kept: LogEntry[] = [];
  for (const entry of log) {
    const back = entry.did?.kind === "undone" ? kept.findLastIndex(({ seat }) => seat === entry.seat) : -1;
    if (back >= 0) kept.splice(back, 1);
    else kept.push(entry);
  }
  return kept;
}

/** The latest check in the log: under way, or over and this seat has not moved since. None if the log does
 * not reach back to its beginning: half of it would show the wrong hotels. */
export function bookings(
  log: readonly LogEntry[],
  view: OverbookingView,
  seat: number | null,
  catalog: Catalog,
): Check | null {
  const sides: Record<number, number> = {};
  let hotels: Record<number, Settled> = {};
  let ended = 0; // the round that was over with the last booking
  let guessed = false; // a hotel was not shown in the log: it is the one that lies there now
  for (const entry of standing(log)) {
    if (ended && (seat === null || entry.seat === seat)) hotels = {};
    for (const event of entry.events) {
      const { key, params } = event;
      if (key === "round-began") {
        for (const record of Object.values(hotels)) record.done = true;
        ended = (params["round"] ?? 1) - 1;
      }
      const number = params["hotel"];
      if (number === undefined) continue;
      if (key === "hotel-shown") sides[number] = params["side-of-hotel"] ?? -1;
      if (key === "hotel-checked") {
        if (ended || number === 0) {
          hotels = {};
          guessed = false;
        }
        guessed ||= sides[number] === undefined;
        ended = 0;
        for (const earlier of Object.values(hotels)) earlier.done = true;
        const side = sides[number] ?? catalog.names["side-of-hotel"]?.indexOf(view.hotels[number]?.side ?? "") ?? -1;
        const beds = params["beds"] ?? 0;
        hotels[number] = {
          hotel: hotelOf(side, catalog),
          beds,
          withAbilities: beds,
          left: beds,
          door: [],
          queue: [],
          done: false,
        };
      }
      const record = hotels[number];
      if (record && !ended) judge(record, event, catalog);
    }
  }
  const count = Object.keys(hotels).length;
  if (!hotels[0] || (ended && (guessed || count < view.hotels.length))) return null;
  const last = count === view.hotels.length && view.checking.hotel === view.hotels.length - 1;
  const over = ended > 0 || (last && !view.hotels.some((hotel) => hotel.queue.length + hotel.door.length > 0));
  if (over) for (const record of Object.values(hotels)) record.done = true;
  return { round: ended || view.round, over, hotels };
}

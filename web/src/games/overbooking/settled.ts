/** The check of the bookings as it was: the rules clear the table at once, so it is put together again from the events. */
import type { Catalog, Happened } from "../../lib/contract.ts";
import type { Hotel, OverbookingView } from "./view.ts";

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

function fresh(hotel: Hotel, beds: number): Settled {
  return { hotel, beds, withAbilities: beds, left: beds, door: [], queue: [], done: false };
}

/** What is known of the check after these events; `before` holds the hotels as they lay ahead of them. */
export function follow(known: Check | null, before: readonly Hotel[], view: OverbookingView, events: readonly Happened[], catalog: Catalog): Check | null {
  if (!events.some(({ key }) => key === "hotel-checked" || key === "booked" || key === "turned-away")) return known;
  const ended = events.some(({ key }) => key === "round-began");
  const round = ended ? view.round - 1 : view.round;
  const hotels: Record<number, Settled> = known?.round === round ? structuredClone(known.hotels) : {};
  const sides = ended ? before : view.hotels;
  const name = (card: number | undefined): string => catalog.names["card"]?.[card ?? -1] ?? "";
  for (const { key, params } of events) {
    const number = params["hotel"];
    if (number === undefined || key === "hotel-shown") continue;
    const hotel = sides[number];
    if (!hotel) continue;
    if (key === "hotel-checked") {
      for (const earlier of Object.values(hotels)) earlier.done = true;
      hotels[number] = fresh(hotel, params["beds"] ?? hotel.beds);
    }
    const record = hotels[number];
    if (!record) continue;
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
  if (Object.keys(hotels).length === 0) return null;
  const last = Object.keys(hotels).length === view.hotels.length && view.checking.hotel === view.hotels.length - 1;
  const over = ended || (last && !view.hotels.some((hotel) => hotel.queue.length + hotel.door.length > 0));
  if (over) for (const record of Object.values(hotels)) record.done = true;
  return { round, over, hotels };
}

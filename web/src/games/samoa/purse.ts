/** What everybody sees of a hotel: money stays hidden. */
import type { Having } from "../../lib/contract.ts";
import type { SamoaView } from "./view.ts";

export function purse(view: SamoaView, owner: number): Having[] {
  const player = view.players[owner];
  if (!player) return [];
  const count = (found: (room: SamoaView["players"][number]["rooms"][number]) => number): number =>
    player.rooms.reduce((sum, room) => sum + found(room), 0);
  return [
    { id: "guests", count: count(({ guests }) => guests.length), icon: { use: "#sam-plain" } },
    { id: "rooms", count: count(({ extra }) => Number(extra)), icon: { use: "#sam-extra-room" } },
    { id: "suites", count: count(({ suite }) => Number(suite)), icon: { use: "#sam-suite" } },
    { id: "pools", count: player.pools, icon: { use: "#sam-pool" } },
  ];
}

/** What a hotelier has beside points. */
import type { Having } from "../../lib/contract.ts";
import type { AustriaView } from "./view.ts";

export function purse(view: AustriaView, owner: number): Having[] {
  const player = view.players[owner];
  if (!player) return [];
  const occupied = player.rooms.filter((room) => room === "occupied").length;
  const prepared = player.rooms.filter((room) => room === "free").length + occupied;
  return [
    { id: "krones", count: player.krones, icon: { use: "#aus-coin" } },
    { id: "emperor", count: player.emperor, icon: { use: "#aus-crown" } },
    { id: "prepared", count: prepared, icon: { use: "#aus-door" } },
    { id: "occupied", count: occupied, icon: { use: "#aus-bed" } },
    { id: "staff", count: player.hand_count + player.played.length, icon: { use: "#aus-bell" } },
  ];
}

/** What a player has gathered beside points. */
import type { Having } from "../../lib/contract.ts";
import type { MauiView } from "./view.ts";

export function purse(view: MauiView, owner: number): Having[] {
  const player = view.players[owner];
  if (!player) return [];
  return [
    { id: "dollars", count: player.dollars, icon: { use: "#maui-dollar" } },
    { id: "white-pearl", count: player.pearls.white, icon: { use: "#maui-pearl-white" } },
    { id: "black-pearl", count: player.pearls.black, icon: { use: "#maui-pearl-black" } },
    { id: "penalties", count: -player.penalties, icon: { use: "#maui-penalty-water" } },
  ];
}

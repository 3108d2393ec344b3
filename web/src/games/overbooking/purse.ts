/** What everybody sees of what a player has gathered. */
import type { Catalog, Having } from "../../lib/contract.ts";
import { FAMILIES, printed, type OverbookingView } from "./view.ts";

export function purse(view: OverbookingView, owner: number, catalog: Catalog): Having[] {
  const player = view.players[owner];
  if (!player) return [];
  const families = player.booked.map((card) => printed(catalog, card).family);
  return [
    ...FAMILIES.map((family) => ({
      id: family,
      count: families.filter((one) => one === family).length,
      icon: { use: `#ovb-${family}`, box: "-22 -25 44 52" },
    })),
    { id: "tokens", count: player.tokens, icon: { use: "#ovb-token", box: "-11 -11 22 22" } },
  ];
}

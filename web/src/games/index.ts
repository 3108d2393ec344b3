/** The boards there are, loaded when a table of their game is opened. A new one needs only its folder. */
import type { GamePage } from "../lib/contract.ts";

const PAGES = import.meta.glob<{ default: GamePage }>("./*/index.ts");

/** The order in which the lobby shows the games. */
export const ORDER = ["samoa", "amsterdam", "overbooking", "maui", "austria"];

export async function gamePage(id: string): Promise<GamePage> {
  const load = PAGES[`./${id}/index.ts`] ?? PAGES["./generic/index.ts"];
  if (!load) throw new Error("the generic board is missing");
  return (await load()).default;
}

/** The boards there are, loaded when a table of their game is opened. A new one needs only its folder. */
import type { GamePage } from "../lib/contract.ts";

const PAGES = import.meta.glob<{ default: GamePage }>("./*/index.ts");

export async function gamePage(id: string): Promise<GamePage> {
  const load = PAGES[`./${id}/index.ts`] ?? PAGES["./generic/index.ts"];
  if (!load) throw new Error("the generic board is missing");
  return (await load()).default;
}

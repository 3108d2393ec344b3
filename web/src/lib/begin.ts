/** Begin a game against bots: one click, no questions. */
import { FACTS } from "../games/facts.ts";
import { command, post, type GameInfo, type Lobby, type SeatWish } from "./api.ts";
import { HIGHEST } from "../pocket/here.ts";
import { settings } from "./settings.svelte.ts";

export function botOf(level: number): string {
  return `level:${level}`;
}

/** The level chosen for a game; somebody who has never played it begins with the easiest. */
export function levelOf(game: string, fresh: boolean): number {
  return Math.min(settings.level[game] ?? (fresh ? 1 : 2), HIGHEST);
}

/** A first game: the easiest bots, and every hint of the game once more; the id of the table. */
export async function learn(game: GameInfo): Promise<string> {
  settings.hints = true;
  settings.hinted = settings.hinted.filter((hint) => !hint.startsWith(`${game.id}/`));
  return playBots(game, 1);
}

/** A running table with me at the first seat and bots of this level at the others; its id. */
export async function playBots(game: GameInfo, level: number): Promise<string> {
  const count = Math.max(game.fewest, Math.min(FACTS[game.id]?.usual ?? game.fewest, game.most));
  const bots = Array.from({ length: count - 1 }, (): SeatWish => ({ kind: "bot", bot: botOf(level) }));
  const table = await post<Lobby>("/tables", { game: game.id, seats: [{ kind: "me" }, ...bots] });
  await command("start", table.id);
  return table.id;
}

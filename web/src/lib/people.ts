/** Names of those who sit at a table, as the page shows them. */
import type { Lobby, SeatInfo } from "./api.ts";
import { say } from "./language.svelte.ts";

/** A bot's name in the person's language: levels have names of their own. */
export function botName(bot: string): string {
  const [kind, number] = bot.split(":");
  return kind === "level" && number
    ? say(`level-${number}`)
    : kind === "greedy" || kind === "random"
      ? say(`bot-${kind}`)
      : bot;
}

function plainName(seat: SeatInfo): string {
  if (seat.kind === "bot") return botName(seat.bot);
  if (seat.kind === "person") return seat.name;
  if (seat.asked) return say("seat-asked", { name: seat.name });
  return seat.kind === "open" ? say("seat-open") : say("seat-reserved");
}

/** All names; equal ones get their seat's letter. */
export function namesOf(table: Lobby): string[] {
  const names = table.seats.map(plainName);
  return names.map((name, place) => {
    const sits = table.seats[place]?.kind === "person" || table.seats[place]?.kind === "bot";
    const twice = names.filter((other) => other === name).length > 1;
    return sits && twice ? `${name} ${String.fromCharCode(65 + place)}` : name;
  });
}

/** Whether this person is asked something at a table, and no bot answers for them. */
export function isAsked(table: Lobby, person: string): boolean {
  const answers = (seat: SeatInfo | undefined): boolean => seat?.person === person && !seat.left && !seat.stand_in;
  return table.status === "playing" && table.acting.some((place) => answers(table.seats[place]));
}

/** Where people sit in a rematch. */
export const SEATINGS = ["on", "stay", "random", "loser"] as const;

/** Clocks in words. */
import type { Clock } from "./api.ts";
import { say } from "./language.svelte.ts";

/** How a table's clock works, in a few words. */
export function clockText(clock: Clock): string {
  const seconds = clock.seconds ?? 0;
  if (clock.kind === undefined || clock.kind === "none") return say("clock-none");
  if (clock.kind === "live")
    return say("clock-live", { minutes: Math.round(seconds / 60), increment: clock.increment ?? 0 });
  return seconds >= 86_400
    ? say("clock-days", { count: Math.round(seconds / 86_400) })
    : say("clock-turn", { minutes: Math.round(seconds / 60) });
}

/** Time left, as 1:05 or 2:03:00. */
export function timeText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const two = (number: number): string => String(number).padStart(2, "0");
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

/** Clocks in words. */
import type { Clock, ClockWish } from "./api.ts";
import { say } from "./language.svelte.ts";
import { settings } from "./settings.svelte.ts";

/** How a table's clock works, in a few words. */
export function clockText(clock: ClockWish): string {
  const seconds = clock.seconds ?? 0;
  if (clock.kind === undefined || clock.kind === "none") return say("clock-none");
  if (clock.kind === "live")
    return clock.delay
      ? say("clock-delay", { minutes: Math.round(seconds / 60), delay: clock.delay })
      : say("clock-live", { minutes: Math.round(seconds / 60), increment: clock.increment ?? 0 });
  return seconds >= 86_400
    ? say("clock-days", { count: Math.round(seconds / 86_400) })
    : say("clock-turn", { minutes: Math.round(seconds / 60) });
}

/** The clocks that a table may have. */
export const CLOCKS: ClockWish[] = [
  { kind: "none" },
  { kind: "live", seconds: 900, increment: 10 },
  { kind: "live", seconds: 2400, increment: 20 },
  { kind: "live", seconds: 1200, delay: 15 },
  { kind: "turn", seconds: 300 },
  { kind: "turn", seconds: 86_400 },
  { kind: "turn", seconds: 259_200 },
];
export const OUTS = ["vote", "bot", "loses"] as const;

/** Which of them a table has; -1 if none of these. */
export function clockPlace(clock: Clock): number {
  const same = (one: ClockWish): boolean =>
    (one.kind ?? "none") === (clock.kind ?? "none") &&
    (one.seconds ?? 0) === (clock.seconds ?? 0) &&
    (one.increment ?? 0) === (clock.increment ?? 0) &&
    (one.delay ?? 0) === (clock.delay ?? 0);
  return CLOCKS.findIndex(same);
}

const LONG = 12 * 3600; // from here on a time of day says more than a count of seconds

/** How long a seat has until then: counted down, or the day and hour where that is far. */
export function deadlineText(deadline: number, now: number): string {
  if (deadline - now < LONG) return timeText(deadline - now);
  return new Date(deadline * 1000).toLocaleString(settings.language, {
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
}

/** Time left, as 1:05 or 2:03:00. */
export function timeText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const two = (number: number): string => String(number).padStart(2, "0");
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

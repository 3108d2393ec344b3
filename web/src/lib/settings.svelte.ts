/** What a person has set, kept in this browser. */
import type { Language } from "./contract.ts";
import { LANGUAGES } from "./words.svelte.ts";

export type Speed = "off" | "fast" | "normal" | "slow";
export type Theme = "auto" | "light" | "dark";
export type Confirm = "never" | "touch" | "always";

export interface Choices {
  language: Language;
  theme: Theme;
  speed: Speed;
  /** The bell when it is my turn. */
  sound: boolean;
  /** Of the sounds of a table, 0 to 100. */
  volume: number;
  /** Sounds were offered. */
  offered: boolean;
  notices: boolean;
  hints: boolean;
  confirm: Confirm;
  /** An answer that is the only one is given without a click. */
  forced: boolean;
  /** Single letters do something at a table. */
  keys: boolean;
  level: Record<string, number>;
  hinted: string[];
  /** How far each chapter of a lesson was gone through, by game and number. */
  lessons: Record<string, number>;
  /** Games whose lesson was gone through to its end. */
  learned: string[];
}

const STORE = "boardinghouse";

function spoken(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.map((tag) => LANGUAGES.find((known) => known === tag)).find((known) => known !== undefined) ?? "en";
}

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Choices>;
  } catch {
    return {}; // no storage, or not ours: start afresh
  }
}

export const settings: Choices = $state({
  language: spoken(),
  theme: "auto",
  speed: "normal",
  sound: false,
  volume: 0,
  offered: false,
  notices: false,
  hints: true,
  confirm: "touch",
  forced: true,
  keys: true,
  level: {},
  hinted: [],
  lessons: {},
  learned: [],
  ...kept(),
});

const dark = matchMedia("(prefers-color-scheme: dark)");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: dark.matches, reduced: reduced.matches });
dark.addEventListener("change", (change) => (system.dark = change.matches));
reduced.addEventListener("change", (change) => (system.reduced = change.matches));

/** Whether the page is dark now. */
export function isDark(): boolean {
  return settings.theme === "auto" ? system.dark : settings.theme === "dark";
}

/** How long a piece flies, in ms: 0 when nothing is to move. */
export function flightTime(): number {
  if (system.reduced) return 0;
  return { off: 0, fast: 150, normal: 280, slow: 550 }[settings.speed];
}

/** How long another player's move stays on the screen before the next is shown, in ms. */
export function paceTime(): number {
  return { off: 0, fast: 250, normal: 700, slow: 1600 }[settings.speed];
}

/** Keep the document in step with the settings. Called once, inside an effect root. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset["theme"] = isDark() ? "dark" : "light";
    if (flightTime() === 0) root.dataset["still"] = "";
    else delete root.dataset["still"];
  });
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(STORE, text);
    } catch {
      // private windows may refuse; the choice then lasts as long as the page
    }
  });
}

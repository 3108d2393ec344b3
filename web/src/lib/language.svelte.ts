/** The words of the page itself, in the chosen language. */
import { settings } from "./settings.svelte.ts";
import { loadWords, type Words } from "./words.svelte.ts";

let held = $state.raw<Words | null>(null);

/** Load the words whenever the language changes. Called once, inside an effect root. */
export function applyLanguage(): void {
  $effect(() => {
    let stale = false;
    void loadWords(settings.language, null, []).then((words) => {
      if (!stale) held = words;
    });
    return () => {
      stale = true;
    };
  });
}

export function ready(): boolean {
  return held !== null;
}

/** A text of `page.ftl`. */
export function say(key: string, params: Record<string, string | number> = {}): string {
  return held ? held.say(key, params) : "";
}

export function pageWords(): Words | null {
  return held;
}

/** Why the server did not do something, in words. */
export function refusal(reason: string): string {
  const key = `refused-${reason}`;
  return held?.has(key) ? held.say(key) : say("refused-fault");
}

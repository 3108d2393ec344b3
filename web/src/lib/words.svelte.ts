/** Words for keys and numbers: the Fluent texts of the package, in the language the person has chosen. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { HintSubject, Reason } from "./api.ts";
import type { Action, Catalog, Happened, Language, Prompt } from "./contract.ts";

export const LANGUAGES: readonly Language[] = ["en", "ru", "uk"];
const FILES = import.meta.glob<string>("../../../src/boardinghouse/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const FALLBACK: Language = "en";

type Params = Record<string, string | number>;

const texts = new Map<string, FluentResource | null>();

async function text(language: Language, part: string): Promise<FluentResource | null> {
  const path = `../../../src/boardinghouse/locales/${language}/${part}.ftl`;
  const known = texts.get(path);
  if (known !== undefined) return known;
  const load = FILES[path];
  const resource = load ? new FluentResource(await load()) : null;
  texts.set(path, resource);
  return resource;
}

async function bundle(language: Language, parts: string[]): Promise<FluentBundle> {
  const result = new FluentBundle(language, { useIsolating: false });
  for (const part of parts) {
    const resource = await text(language, part);
    if (resource) result.addResource(resource, { allowOverrides: true });
  }
  return result;
}

/** The texts of the page (`page.ftl`) and, where a game is meant, of that game, in one language. */
export class Words {
  constructor(
    readonly language: Language,
    private readonly bundles: FluentBundle[],
    private readonly catalog: Catalog | null,
    private readonly names: string[],
  ) {}

  /** Whether there is a text of this key. */
  has(key: string): boolean {
    return this.bundles.some((one) => one.hasMessage(key));
  }

  /** The text of a key. A key without one shows itself, in ⟦⟧, so that it is seen. */
  say(key: string, params: Params = {}): string {
    for (const one of this.bundles) {
      const pattern = one.getMessage(key)?.value;
      if (pattern) {
        const errors: Error[] = [];
        const said = one.formatPattern(pattern, params, errors);
        if (import.meta.env.DEV && errors.length) console.warn(key, params, errors);
        return import.meta.env.DEV && one !== this.bundles[0] ? `⟪${said}⟫` : said;
      }
    }
    return `⟦${key}⟧`;
  }

  /** A value of the action table in words: its own text, or the number or word as it is. */
  thing(kind: string, value: string): string | number {
    if (this.has(`${kind}-${value}`)) return this.say(`${kind}-${value}`);
    if (kind === "seat") return this.name(Number(value) - 1);
    return /^-?\d+$/.test(value) ? Number(value) : value;
  }

  /** The number of an event or a question in words. */
  number(kind: string, number: number): string | number {
    if (kind === "seat" && number >= 0 && number < this.names.length) return this.name(number);
    const values = this.catalog?.names[kind];
    const value = values?.[number];
    return value === undefined ? number : this.thing(kind, value);
  }

  name(seat: number): string {
    return this.names[seat] ?? String(seat + 1);
  }

  /** The name, or "You" for the seat whose eyes these are. */
  who(seat: number, me: number | null): string {
    return seat === me ? this.say("seat-you") : this.name(seat);
  }

  /** What an action does, as a label. `called` tells what a value stands for just now. */
  action(action: Action, called?: (kind: string, value: string) => string | undefined): string {
    const params: Params = {};
    for (const kind in action.args) {
      const value = action.args[kind] ?? "";
      const now = called?.(kind, value);
      const thing = this.thing(kind, value);
      params[kind] = now === undefined ? thing : `${thing} (${now})`;
    }
    return this.say(`action-${action.verb}`, params);
  }

  /** The open question. */
  prompt(prompt: Prompt): string {
    const params: Params = {};
    for (const name in prompt.params) params[name] = this.number(name, prompt.params[name] ?? 0);
    return this.say(`prompt-${prompt.key}`, params);
  }

  /** What to do instead of what this paragraph forbids while this is asked, in one sentence; a game may have none. */
  instead(rule: string, asked: string): string | undefined {
    return this.has(`instead-${rule}`) ? this.say(`instead-${rule}`, { asked }) : undefined;
  }

  /** What a hint points at. */
  subject({ key, params }: HintSubject): string {
    const things: Params = {};
    for (const kind in params) {
      const value = params[kind] ?? "";
      things[kind] = typeof value === "number" ? value : this.thing(kind, value);
    }
    return this.say(`about-${key}`, things);
  }

  /** What speaks for a line of a seat: more for it, or less for a rival; below 0 what speaks against it. */
  reason(seat: number, { term, seat: whose, points }: Reason): string {
    if (term.startsWith("score-")) {
      const change = (whose === seat ? points : -points).toLocaleString(this.language, {
        maximumFractionDigits: 1,
        signDisplay: "exceptZero",
      });
      const values = { part: this.say(term), change: change.replace("-", "−") };
      return whose === seat
        ? this.say("reason-score", values)
        : this.say("reason-score-other", { ...values, name: this.name(whose) });
    }
    const values = {
      term: this.say(`term-${this.catalog?.id ?? ""}-${term}`),
      points: points.toLocaleString(this.language, { maximumFractionDigits: 1 }),
    };
    return whose === seat
      ? this.say("reason-own", values)
      : this.say("reason-other", { ...values, name: this.name(whose) });
  }

  /** What happened, as the seat `me` is told it. */
  event(event: Happened, me: number | null = null): string {
    const things = this.catalog?.events[event.key];
    const params: Params = {};
    for (const name in event.params) {
      const [kind, number] = [things?.[name] ?? name, event.params[name] ?? 0];
      params[name] = kind === "seat" && number === me ? this.say("seat-you") : this.number(kind, number);
    }
    return this.say(`event-${event.key}`, params);
  }
}

/** Words of the page alone, or of a game at a table with these names. */
export async function loadWords(language: Language, catalog: Catalog | null, names: string[]): Promise<Words> {
  const parts = ["page", ...(catalog ? ["shell", "study", catalog.id] : [])];
  const bundles = [await bundle(language, parts)];
  if (language !== FALLBACK) bundles.push(await bundle(FALLBACK, parts));
  return new Words(language, bundles, catalog, names);
}

/** The words of one game without any table: names of options. */
export async function gameWords(language: Language, game: string): Promise<Words> {
  return new Words(language, [await bundle(language, [game])], null, []);
}

/** For an effect: load the words and hand them over, unless others were wanted meanwhile. What it returns ends it. */
export function wordsFor(
  language: Language,
  catalog: Catalog | null,
  names: string[],
  take: (words: Words) => void,
): () => void {
  let wanted = true;
  if (catalog) void loadWords(language, catalog, names).then((words) => wanted && take(words));
  return () => {
    wanted = false;
  };
}

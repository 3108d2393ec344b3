/** What may be done now: looked up by verb and arguments, so that a board lights things without knowing a rule. */
import type { Action, Catalog } from "./contract.ts";
import type { Action as Sent } from "./wire.ts";

export type Args = Record<string, string | number>;

/** Those of the actions whose verb this is. */
export type Of<A extends Action, V extends string> = A extends unknown ? (V extends A["verb"] ? A : never) : never;

function fits(action: Action, verb: string, args: Args): boolean {
  if (action.verb !== verb) return false;
  for (const kind in args) if (action.args[kind] !== String(args[kind])) return false;
  return true;
}

/** An answer to a question that is still to come. */
export interface Ahead {
  /** The key of the question. */
  asked: string;
  verb: string;
  args: Record<string, string>;
}

/** The part of the page that a board talks to: sending, and the choice made so far. */
export interface Choosing {
  send: (action: Action) => void;
  chosen: Record<string, string>;
  proposed: Action | null;
  ahead: Ahead | null;
}

/** `A`: the actions of one game, so that a board cannot ask for a verb that the game does not have. */
export class Moves<A extends Action = Sent> {
  constructor(
    readonly all: readonly A[],
    private readonly catalog: Catalog,
    private readonly table: Choosing,
    /** I play here and am not asked: answers may be chosen ahead. */
    readonly early = false,
  ) {}

  /** The actions of this verb whose arguments agree with those given. */
  of<V extends A["verb"]>(verb: V, args: Args = {}): Of<A, V>[] {
    return this.all.filter((action): action is Of<A, V> => fits(action, verb, args));
  }

  /** The one action of this verb with these arguments; undefined if it is not legal, or if several are. */
  one<V extends A["verb"]>(verb: V, args: Args = {}): Of<A, V> | undefined {
    const found = this.of(verb, args);
    return found.length === 1 ? found[0] : undefined;
  }

  /** Whether anything of this verb with these arguments may be done. */
  has(verb: A["verb"], args: Args = {}): boolean {
    return this.all.some((action) => fits(action, verb, args));
  }

  /** The values that an argument takes among the actions found. */
  values(verb: A["verb"], kind: string, args: Args = {}): Set<string> {
    return new Set(this.of(verb, args).map((action) => (action as Action).args[kind] ?? ""));
  }

  /** The id of any action, legal or not: for asking why not. */
  id(verb: string, args: Args = {}): number | undefined {
    const row = this.catalog.verbs.find((one) => one.name === verb);
    if (!row) return undefined;
    let offset = 0;
    for (const { kind, values } of row.args) {
      const place = values.indexOf(String(args[kind]));
      if (place < 0) return undefined;
      offset = offset * values.length + place;
    }
    return row.base + offset;
  }

  /** Take an action. The page sends it at once, or asks first, as the person has set it. */
  act(action: Action): void {
    this.table.send(action);
  }

  /** The action the person is asked to confirm: draw it as a ghost. */
  get proposed(): Action | null {
    return this.table.proposed;
  }

  /** Arguments chosen so far, for actions picked in two steps (the card, then the place). */
  get chosen(): Readonly<Record<string, string>> {
    return this.table.chosen;
  }

  /** Choose a value of an argument; the same once more takes it back. Forgotten when the position changes. */
  choose(kind: string, value: string | number): void {
    const { [kind]: before, ...rest } = this.table.chosen;
    this.table.chosen = before === String(value) ? rest : { ...rest, [kind]: String(value) };
    this.table.proposed = null;
  }

  /** What I answer when a question comes that is still to come; the same once more takes it back. */
  plan(asked: string, verb: A["verb"], args: Args): void {
    const next = {
      asked,
      verb,
      args: Object.fromEntries(Object.entries(args).map(([kind, one]) => [kind, String(one)])),
    };
    this.table.ahead = this.plans(asked, verb, args) ? null : next;
  }

  /** Whether this is what I have planned. */
  plans(asked: string, verb: A["verb"], args: Args): boolean {
    const { ahead } = this.table;
    return ahead?.asked === asked && fits({ id: -1, ...ahead }, verb, args);
  }

  forget(): void {
    this.table.chosen = {};
    this.table.proposed = null;
  }
}

/** Steps that come as what is new of the position before them. docs/protocol.md says how they read. */
import type { Action, News, Patch, Situation, Step, Sync } from "../lib/wire.ts";

/** The newest position of one pair of eyes, and the actions they were told of. */
export interface Held {
  number: number;
  now: Situation;
  actions: Map<number, Action>;
}

export function remembered({ number, now }: Sync | Step, before?: Held): Held {
  const actions = before?.actions ?? new Map<number, Action>();
  for (const action of now.actions) actions.set(action.id, action);
  return { number, now, actions };
}

/** The step that a patch stands for. What did not change is shared with the position before; nothing of that changes. */
export function patched(held: Held, { now, lobby, ...told }: Patch): Step {
  const { view, actions, ...others } = now;
  return {
    ...told,
    type: "step",
    lobby: lobby ?? null,
    now: {
      ...held.now,
      ...others,
      view: (view ?? []).reduce<unknown>(
        (whole, [path, value]) => put(whole, path, value),
        held.now.view,
      ) as Situation["view"],
      actions: actions ? actions.flatMap((one) => known(held, one)) : held.now.actions,
    },
  };
}

function known(held: Held, action: NonNullable<News["actions"]>[number]): Action[] {
  if (typeof action !== "number") return [action];
  const found = held.actions.get(action);
  return found ? [found] : [];
}

/** A copy of a value with another part at this place. */
function put(whole: unknown, path: (string | number)[], part: unknown): unknown {
  const [place, ...rest] = path;
  if (place === undefined) return part;
  if (Array.isArray(whole)) {
    const copy: unknown[] = whole.slice();
    copy[place as number] = put(copy[place as number], rest, part);
    return copy;
  }
  const before = (whole ?? {}) as Record<string, unknown>;
  return { ...before, [place]: put(before[place], rest, part) };
}

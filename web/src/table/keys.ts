/** Single keys of the acts that every game has; the card of keys (`Keys.svelte`) shows them. */
import type { Action } from "../lib/contract.ts";
import type { Moves } from "../lib/moves.ts";

export interface Acts {
  /** The card of keys. */
  card: () => void;
  /** Every action in words, while I am asked. */
  all: (() => void) | undefined;
  again: (() => void) | undefined;
  undo: (() => void) | undefined;
  /** The zoom of the board, in or out. */
  zoom: (inwards: boolean) => void;
  offer: (action: Action) => void;
  give: (action: Action) => void;
}

/** What a key without Ctrl, Alt or Meta does, while nobody types a text. */
export function act(event: KeyboardEvent, moves: Moves, root: HTMLElement | undefined, acts: Acts): void {
  const focus = document.activeElement;
  const free = focus === document.body || focus?.matches(".decide") === true;
  const done = moves.all.filter(({ args }) => Object.keys(args).length === 0);
  if (event.key === "?") acts.card();
  else if (event.key === "+" || event.key === "-") acts.zoom(event.key === "+");
  else if (event.code === "KeyA") acts.all?.();
  else if (event.code === "KeyW") acts.again?.();
  else if (event.code === "KeyU") acts.undo?.();
  else if (event.key === "Enter" && free && moves.proposed) acts.give(moves.proposed);
  else if (event.code === "KeyE" && done.length === 1 && done[0]) acts.offer(done[0]);
  else if (/^[1-9]$/.test(event.key))
    root?.querySelectorAll<HTMLElement>(".decide .chip, .decide .chain")[Number(event.key) - 1]?.click();
}

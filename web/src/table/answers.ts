/** Answers that need no click: those that were chosen ahead, those that are the only one, and the rest of what was begun with
 *  one gesture. The page sends what it would send for a click; nothing is decided here. */
import type { Action, Chain, Position } from "../lib/contract.ts";
import type { Ahead } from "../lib/moves.ts";

const READ = 3000; // milliseconds in which the end of a turn can still be held back

interface Seen {
  /** Somebody waits for my answer, and none is on its way. */
  mine: boolean;
  /** Only answers are to be given. */
  forced: boolean;
  position: Position;
  ahead: Ahead | null;
  final?: ((action: Action, view: Position["view"]) => boolean) | undefined;
}

interface Host {
  give: (action: Action) => void;
  undo: () => void;
  propose: (action: Action) => void;
}

function same(action: Action, { verb, args }: Ahead): boolean {
  return action.verb === verb && Object.entries(args).every(([kind, value]) => action.args[kind] === value);
}

export class Answers {
  private chain: Chain | null = null;
  /** The question the chain was begun at: another one ends it. */
  private asked: string | undefined;
  /** I went back: to the latest question that had more than one answer. */
  private back = false;
  /** The step at which I want to answer for myself. */
  private held = -1;
  /** The step I have answered for the person: if that is refused, it is not tried again. */
  private sent = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: Host) {}

  /** Look at a position; what it returns ends what was begun for it. */
  look({ mine, forced, position, ahead, final }: Seen): (() => void) | undefined {
    if (!mine) return undefined;
    const planned = ahead?.asked === position.prompt?.key && this.sent !== position.number ? ahead : null;
    const meant = planned && position.actions.find((action) => same(action, planned));
    if (meant) {
      this.sent = position.number;
      this.host.give(meant);
      return undefined;
    }
    const only = forced && position.actions.length === 1 ? position.actions[0] : undefined;
    if (this.back) {
      if (only && position.undoable > 0) {
        this.host.undo();
        return undefined;
      }
      this.back = false;
      this.held = position.number;
    }
    if (position.prompt?.key !== this.asked) this.chain = null;
    const next = this.chain?.next(position.actions, position.view);
    if (this.sent === position.number) return undefined;
    if (next) {
      this.sent = position.number;
      this.host.give(next);
      return undefined;
    }
    this.chain = null;
    if (!only || this.held === position.number) return undefined;
    if (position.undoable === 0 || !final?.(only, position.view)) {
      this.sent = position.number;
      this.host.give(only);
      return undefined;
    }
    // it cannot be taken back afterwards: shown first, for long enough to say no
    this.host.propose(only);
    this.timer = setTimeout(() => this.held !== position.number && this.host.give(only), READ);
    return () => clearTimeout(this.timer);
  }

  run(chain: Chain, position: Position): void {
    const first = chain.next(position.actions, position.view);
    if (first) this.host.give(first);
    this.chain = chain;
    this.asked = position.prompt?.key;
  }

  /** An answer was given by hand or by this: what was begun goes on only if `run` says so. */
  gave(): void {
    this.back = false;
  }

  takeBack(): void {
    clearTimeout(this.timer);
    this.chain = null;
    this.back = true;
    this.host.undo();
  }

  /** Nothing is to be answered for me here. */
  hold(position: Position): void {
    this.held = position.number;
    this.chain = null;
  }
}

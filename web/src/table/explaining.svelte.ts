/** What explains itself at a table: the pieces, and the one card that is open. */
import type { Moves } from "../lib/moves.ts";
import type { Action } from "../lib/contract.ts";
import { piece as makePiece, type PieceOptions } from "../lib/piece.ts";
import type { Words } from "../lib/words.svelte.ts";
import type { Shown } from "./Explain.svelte";

interface Host {
  root: () => HTMLElement | undefined;
  moves: () => Moves;
  words: () => Words;
  /** The question that is open for me. */
  asked: () => string;
  offer: (action: Action) => void;
  /** Which rule forbids an action; nothing where nobody can be asked. */
  why: () => ((action: number) => Promise<{ rule: string | null; text: string | null }>) | undefined;
}

export class Explaining {
  shown = $state.raw<Shown | null>(null);
  /** What lies on the table and can explain itself, for the legend. */
  readonly pieces = new Map<Element, PieceOptions>();
  private shownFor: Element | null = null;

  constructor(private readonly host: Host) {}

  hide = (element: Element | null): void => {
    // what was opened on purpose stays until it is closed on purpose
    if (element !== null && (element !== this.shownFor || this.shown?.pressed)) return;
    this.shown = null;
    this.shownFor = null;
  };

  close = (): void => {
    const from = this.shownFor;
    const keyed = this.shown?.keyed;
    this.hide(null);
    if (keyed && (from instanceof HTMLElement || from instanceof SVGElement)) from.focus({ preventScroll: true });
  };

  private boxes(selector: string): DOMRect[] {
    return [...(this.host.root()?.querySelectorAll(selector) ?? [])].map((one) => one.getBoundingClientRect());
  }

  private show = (element: Element, options: PieceOptions, how: "hover" | "focus" | "press" | "key"): void => {
    if (this.shown?.pressed && (how === "hover" || how === "focus")) return;
    if (how === "hover" && this.shownFor === element) return;
    const why = this.host.why();
    const id = options.why ? this.host.moves().id(options.why.verb, options.why.args) : undefined;
    const asks = id !== undefined && why !== undefined;
    this.shownFor = element;
    this.shown = {
      around: {
        anchor: element.getBoundingClientRect(),
        goals: this.boxes(".board .lit, .others .lit"),
        question: this.boxes(".decide")[0] ?? null,
        board: this.boxes(".board")[0] ?? null,
      },
      explanation: options.explain?.() ?? null,
      asks,
      pressed: how === "press" || how === "key",
      keyed: how === "key",
    };
    if (asks) {
      const asked = this.host.asked();
      void why(id).then((forbidden) => {
        const instead = forbidden.rule ? this.host.words().instead(forbidden.rule, asked) : undefined;
        if (this.shownFor === element && this.shown)
          this.shown = { ...this.shown, forbidden: { ...forbidden, instead } };
      });
    }
  };

  piece = (options: PieceOptions): ((element: Element) => () => void) => {
    const { offer, words } = this.host;
    const label = (action: Action): string => words().action(action);
    const made = makePiece({ act: offer, label, show: this.show, hide: this.hide }, options);
    return (element) => {
      if (options.explain) this.pieces.set(element, options);
      const unmake = made(element);
      return () => {
        if (this.pieces.get(element) === options) this.pieces.delete(element);
        unmake();
      };
    };
  };
}

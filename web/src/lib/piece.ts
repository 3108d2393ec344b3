/** Makes an element a piece of the game: what can be done glows and is a button; anything explains itself. */
import type { Action } from "./contract.ts";

/** What a card or piece says about itself on hover, focus or long press. */
export interface Explanation {
  title: string;
  /** Sentences below the title. */
  lines?: string[];
  /** Short facts as label and value. */
  facts?: [label: string, value: string][];
  /** A paragraph of the rules to link to. */
  rule?: string;
}

export interface PieceOptions {
  /** Clicking takes this action. */
  action?: Action | undefined;
  /** Clicking does this instead: the first step of a choice in two steps. */
  choose?: (() => void) | undefined;
  /** It is the chosen one. */
  chosen?: boolean | undefined;
  /** The name a screen reader says, if not the words of the action. */
  label?: string | undefined;
  /** Hover, focus or long press shows this. */
  explain?: (() => Explanation) | undefined;
  /** An action that is not legal now: the explanation says which rule forbids it. */
  why?: { verb: string; args?: Record<string, string | number> } | undefined;
  /** It can be done but is not what is asked: a thin ring in place of the glow. */
  quiet?: boolean | undefined;
}

/** What the page does for pieces. */
export interface PieceHost {
  act: (action: Action) => void;
  label: (action: Action) => string;
  show: (element: Element, options: PieceOptions, how: "hover" | "focus" | "press" | "key") => void;
  hide: (element: Element) => void;
}

/** Where the mouse was last, and whether the latest event found it elsewhere: browsers repeat moves when the page changes. */
const mouse = { x: NaN, y: NaN, moved: false };
for (const type of ["pointermove", "pointerdown", "pointerup"] as const) {
  window.addEventListener(
    type,
    ({ clientX, clientY }) => {
      mouse.moved = clientX !== mouse.x || clientY !== mouse.y;
      mouse.x = clientX;
      mouse.y = clientY;
    },
    { capture: true, passive: true },
  );
}

const OPERABLE = "[tabindex], a[href], button, input, select";
const HOVER_MS = 350;
const PRESS_MS = 450;

/** The name with what is written on the piece, so that those who speak to their machine can call it by what they see. */
function withWriting(name: string, element: Element): string {
  const written = (element.textContent ?? "").replace(/\s+/g, " ").trim();
  return written === "" || name.toLowerCase().includes(written.toLowerCase()) ? name : `${name}: ${written}`;
}

/** A piece is known by its name; the drawing inside says nothing more. What is a piece of its own stays as it is. */
function hideDrawing(element: Element, named: boolean): void {
  for (const child of element.children) {
    if (named && !child.matches(OPERABLE) && !child.querySelector(OPERABLE)) child.setAttribute("aria-hidden", "true");
    else child.removeAttribute("aria-hidden");
  }
}

export function piece(host: PieceHost, options: PieceOptions): (element: Element) => () => void {
  return (element) => {
    const act = options.choose ?? (options.action ? () => host.act(options.action as Action) : undefined);
    const label = options.label ?? (options.action ? host.label(options.action) : undefined);
    const explains = options.explain !== undefined || options.why !== undefined;
    const gone = new AbortController();
    const on = (type: string, run: (event: Event) => void): void =>
      element.addEventListener(type, run, { signal: gone.signal });
    let timer = 0;
    let pressed = false;

    // attributes are replaced, never taken away in between: an element that loses its tabindex loses the focus too
    const put = (name: string, value: string | undefined): void =>
      value === undefined ? element.removeAttribute(name) : element.setAttribute(name, value);
    const alive = act !== undefined || explains;
    put("tabindex", alive ? "0" : undefined);
    if (!(element instanceof HTMLLIElement)) put("role", alive ? (act ? "button" : "img") : undefined);
    const name = alive ? (label ?? options.explain?.().title) : undefined;
    put("aria-label", name === undefined ? undefined : withWriting(name, element));
    hideDrawing(element, name !== undefined);
    put("data-action", options.action && !options.choose ? String(options.action.id) : undefined);
    put("aria-pressed", act && options.chosen !== undefined ? String(options.chosen) : undefined);
    element.classList.toggle("lit", act !== undefined && !options.quiet && !options.chosen);
    element.classList.toggle("quiet", act !== undefined && options.quiet === true && !options.chosen);
    element.classList.toggle("chosen", options.chosen === true);

    if (act) {
      on("click", (event) => {
        if (pressed) {
          pressed = false; // it was a long press for the explanation
          return;
        }
        event.stopPropagation();
        host.hide(element);
        act();
      });
      on("keydown", (event) => {
        const key = (event as KeyboardEvent).key;
        if (key === "Enter" || key === " ") {
          event.preventDefault();
          act();
        }
      });
    }
    if (explains) {
      // a piece that comes to lie under a resting mouse is entered too: only a mouse that moved and then rests asks
      on("pointermove", (event) => {
        if ((event as PointerEvent).pointerType !== "mouse" || !mouse.moved) return;
        window.clearTimeout(timer);
        timer = window.setTimeout(() => host.show(element, options, "hover"), HOVER_MS);
      });
      on("pointerleave", (event) => {
        window.clearTimeout(timer);
        if ((event as PointerEvent).pointerType === "mouse") host.hide(element);
      });
      on("pointerdown", (event) => {
        if ((event as PointerEvent).pointerType === "mouse") return;
        pressed = false;
        timer = window.setTimeout(() => {
          pressed = true;
          host.show(element, options, "press");
        }, PRESS_MS);
      });
      for (const type of ["pointerup", "pointercancel", "pointermove"]) {
        on(type, (event) => {
          if ((event as PointerEvent).pointerType !== "mouse" && !pressed && type !== "pointermove") {
            window.clearTimeout(timer);
            if (!act && type === "pointerup") host.show(element, options, "press"); // nothing else a tap could mean
          }
        });
      }
      on("contextmenu", (event) => pressed && event.preventDefault());
      if (!act) {
        on("click", (event) => (event as PointerEvent).pointerType === "mouse" && host.show(element, options, "press"));
        on("keydown", (event) => {
          const key = (event as KeyboardEvent).key;
          if (event.target === element && (key === "Enter" || key === " ")) {
            event.preventDefault();
            host.show(element, options, "key");
          }
        });
      }
      on("focus", () => element.matches(":focus-visible") && host.show(element, options, "focus"));
      on("blur", () => host.hide(element));
    }
    return () => {
      window.clearTimeout(timer);
      gone.abort();
      element.classList.remove("lit", "quiet", "chosen");
    };
  };
}

/**
 * Pieces move from where they were to where they are. A board marks an element with `{@attach motion.track(key)}`; the
 * page calls `before` just ahead of a new position and `after` once it is drawn. Works for HTML and for SVG elements,
 * across parents, and while an earlier flight is still under way.
 */
export interface Flight {
  /** Where a piece that was not there before comes from: the key of another piece. */
  from?: string;
  /** Where a piece that is gone flies to. */
  to?: string;
}

interface Kept {
  rect: DOMRect;
  flight: Flight;
  ghost: Element | null;
}

export class Motion {
  /** Length of a flight in ms; 0 when nothing may move. */
  duration = 280;
  private readonly pieces = new Map<string, { element: Element; flight: Flight }>();
  private kept = new Map<string, Kept>();

  /** Mark an element as the piece of this key. Keys are unique on a board. */
  track(key: string, flight: Flight = {}): (element: Element) => () => void {
    return (element) => {
      this.pieces.set(key, { element, flight });
      return () => {
        if (this.pieces.get(key)?.element === element) this.pieces.delete(key);
      };
    };
  }

  /** Note where everything lies. */
  before(): void {
    this.kept = new Map();
    if (this.duration === 0) return;
    for (const [key, { element, flight }] of this.pieces) {
      const rect = element.getBoundingClientRect();
      if (rect.width === 0 && rect.height === 0) continue;
      const flies = flight.to !== undefined && element instanceof HTMLElement;
      this.kept.set(key, { rect, flight, ghost: flies ? (element.cloneNode(true) as Element) : null });
    }
  }

  /** Let everything fly from where it lay to where it lies. */
  after(root: HTMLElement): void {
    if (this.duration === 0) return;
    const known = this.kept.size > 0;
    for (const [key, { element, flight }] of this.pieces) {
      const origin = this.kept.get(key) ?? (flight.from === undefined ? undefined : this.kept.get(flight.from));
      if (origin) this.fly(element, origin.rect);
      else if (known) this.appear(element);
    }
    for (const [key, { rect, flight, ghost }] of this.kept) {
      const goal = flight.to === undefined ? undefined : this.pieces.get(flight.to);
      if (ghost instanceof HTMLElement && goal && !this.pieces.has(key)) this.depart(root, ghost, rect, goal.element);
    }
    this.kept = new Map();
  }

  private fly(element: Element, from: DOMRect): void {
    const to = element.getBoundingClientRect();
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    const scale = to.width > 0 ? from.width / to.width : 1;
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) return;
    let move = { x: dx, y: dy };
    let unit = "px";
    if (element instanceof SVGGraphicsElement) {
      // the animation is added inside the element's own transform, so the way is told in its own units
      const matrix = element.getScreenCTM()?.inverse();
      if (!matrix) return;
      move = { x: matrix.a * dx + matrix.c * dy, y: matrix.b * dx + matrix.d * dy };
      unit = "px";
    }
    const grown = element instanceof HTMLElement && Number.isFinite(scale) ? ` scale(${scale.toFixed(3)})` : "";
    element.animate(
      [{ transform: `translate(${move.x}${unit}, ${move.y}${unit})${grown}` }, { transform: "translate(0px, 0px)" }],
      { duration: this.duration, easing: "cubic-bezier(.3,.7,.3,1)", composite: "add" },
    );
  }

  private appear(element: Element): void {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: this.duration, easing: "ease-out" });
  }

  private depart(root: HTMLElement, ghost: HTMLElement, from: DOMRect, goal: Element): void {
    const to = goal.getBoundingClientRect();
    ghost.setAttribute("aria-hidden", "true");
    ghost.removeAttribute("id");
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${from.left}px`,
      top: `${from.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
      margin: "0",
      zIndex: "60",
      pointerEvents: "none",
    });
    root.append(ghost);
    const dx = to.left + to.width / 2 - from.left - from.width / 2;
    const dy = to.top + to.height / 2 - from.top - from.height / 2;
    const flight = ghost.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(.35)`, opacity: 0.2 },
      ],
      { duration: this.duration, easing: "ease-in" },
    );
    flight.onfinish = () => ghost.remove();
    flight.oncancel = () => ghost.remove();
  }
}

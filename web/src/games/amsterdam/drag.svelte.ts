/** A figure taken by the mouse and put down on a crossing. Touch keeps to tapping, so that the page can be scrolled. */
import type { FigureName, Point } from "./view.ts";

const FAR = 5;

export class Dragging {
  held: FigureName | null = $state(null);
  /** How far it was carried, in units of the drawing. */
  by: Point = $state({ x: 0, y: 0 });

  /** `start` when it is lifted, `drop` with the way it was carried. */
  grip(name: FigureName, can: boolean, start: () => void, drop: (by: Point) => void): (element: Element) => () => void {
    return (element) => {
      if (!can) return () => {};
      const down = (event: Event): void => {
        const from = event as PointerEvent;
        const matrix = (element as SVGGraphicsElement).ownerSVGElement?.getScreenCTM();
        if (from.pointerType !== "mouse" || from.button !== 0 || !matrix) return;
        const carried = (to: PointerEvent): Point => ({
          x: (to.clientX - from.clientX) / matrix.a,
          y: (to.clientY - from.clientY) / matrix.d,
        });
        const move = (to: PointerEvent): void => {
          const by = carried(to);
          if (this.held === null && Math.hypot(by.x, by.y) < FAR) return;
          if (this.held === null) start();
          this.held = name;
          this.by = by;
        };
        const up = (to: PointerEvent): void => {
          removeEventListener("pointermove", move);
          if (this.held !== name) return;
          this.held = null;
          // the click that ends a drag is no click on the figure
          const swallow = (click: Event): void => click.stopPropagation();
          addEventListener("click", swallow, { capture: true, once: true });
          setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
          drop(carried(to));
        };
        addEventListener("pointermove", move);
        addEventListener("pointerup", up, { once: true });
      };
      element.addEventListener("pointerdown", down);
      return () => element.removeEventListener("pointerdown", down);
    };
  }
}

/** Picking a tourist up with the mouse: they are chosen when lifted, and move in where they are dropped. */
const FAR = 8; // px before a press is a drag

export interface Lift {
  /** The drag has begun. */
  begin: () => void;
  move: (x: number, y: number) => void;
  /** It has ended over this room, or over none. */
  end: (room: string | undefined) => void;
}

export function lifted(start: PointerEvent, { begin, move, end }: Lift): void {
  if (start.pointerType === "touch" || start.button !== 0) return; // a finger's drag scrolls the page
  const gone = new AbortController();
  let begun = false;
  const follow = (event: PointerEvent): void => {
    if (!begun && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
    if (!begun) begin();
    begun = true;
    move(event.clientX, event.clientY);
  };
  const drop = (event: PointerEvent): void => {
    gone.abort();
    if (!begun) return;
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-room]");
    end(event.type === "pointerup" ? (below?.getAttribute("data-room") ?? undefined) : undefined);
  };
  window.addEventListener("pointermove", follow, { signal: gone.signal });
  window.addEventListener("pointerup", drop, { signal: gone.signal });
  window.addEventListener("pointercancel", drop, { signal: gone.signal });
}

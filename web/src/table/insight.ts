/** On small screens the question lies over the page: what it asks about is brought into what is left of the screen. */

const SMALL = "(max-width: 1000px)";
const AIR = 8; // px around what is asked about

/** How far to scroll so that all of it is in sight, or at least its beginning; 0 if it is. */
export function distance(from: number, to: number, top: number, bottom: number): number {
  if (from >= top && to <= bottom) return 0;
  return from < top || to - from > bottom - top ? from - top : to - bottom;
}

export function bringIntoSight(root: HTMLElement): void {
  if (!matchMedia(SMALL).matches) return;
  const asked = [...root.querySelectorAll(".board .lit")].map((one) => one.getBoundingClientRect());
  const sheet = root.querySelector(".decide")?.getBoundingClientRect();
  if (!sheet || asked.length === 0) return;
  const from = Math.min(...asked.map(({ top }) => top)) - AIR;
  const to = Math.max(...asked.map(({ bottom }) => bottom)) + AIR;
  const by = distance(from, to, 0, sheet.top);
  if (by !== 0) window.scrollBy({ top: by, behavior: "still" in document.documentElement.dataset ? "auto" : "smooth" });
}

// Playing by clicks: on the board where something on it is lit, else in the panel. Both run in the page.

/** Click something lit on the board; whether there was anything. Runs in the page: a game has many hundred clicks. */
export function clickBoard(number) {
  const lit = [...document.querySelectorAll(".board .lit")];
  lit[number % Math.max(lit.length, 1)]?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return lit.length > 0;
}

export function clickPanel(number) {
  const actions = [...document.querySelectorAll(".decide [data-action]")];
  if (actions.length) {
    actions[number % actions.length].click();
    return;
  }
  const first = [...document.querySelectorAll('.decide .chip:not([aria-pressed="true"])')];
  first[number % Math.max(first.length, 1)]?.click();
}

// What a sensible person would rather do, by the text of the action, the best first; what is not named is drawn. For scripts
// that play a table through the page and want it to look like a game.
const RATHER = {
  samoa: [/^buy (?!swap|take-back|send-home)/, /^pick/, /^house/, /^lay (8|10|12|14)\b/],
  maui: [/^towel \d (1|2|3|4|5)\b/, /^dollars/],
  amsterdam: [/^(move|turn)/, /^hotel/],
  austria: [
    /^(settle|fill|claim|occupy)/,
    /^gain \S+ table/,
    /^serve/,
    /^prepare/,
    /^gain/,
    /^take [345]/,
    /^play/,
    /^advance emperor/,
    /^die [123] /,
    /^end/,
  ],
};

/** The same answer every time from the same offers. */
export function pick(game, actions, number) {
  for (const wish of RATHER[game] ?? []) {
    const liked = actions.filter(({ text }) => wish.test(text));
    if (liked.length) return liked[number % liked.length];
  }
  return actions[number % actions.length];
}

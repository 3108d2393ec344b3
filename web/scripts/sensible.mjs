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

/** What is answered several times over: the first of what is liked, into the kitchen what there is least of, as the
 *  page's buttons for several answers at once do it. */
const LIKE_CHAINS = new Set(["gain", "advance", "prepare"]);

export function chained(liked, view) {
  const kitchen = view?.players[0].kitchen ?? {};
  const stock = ({ args }) => (args.place === "kitchen" ? (kitchen[args.dish] ?? 0) : 0);
  return [...liked].sort((a, b) => stock(a) - stock(b))[0];
}

/** The same answer every time from the same offers. */
export function pick(game, actions, number, view) {
  for (const wish of RATHER[game] ?? []) {
    const liked = actions.filter(({ text }) => wish.test(text));
    if (liked.length) return LIKE_CHAINS.has(liked[0].verb) ? chained(liked, view) : liked[number % liked.length];
  }
  return actions[number % actions.length];
}

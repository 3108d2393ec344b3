/** Where an explanation goes: beside the board if there is room, never on what can be done if that can be helped. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Surroundings {
  /** What the explanation is of. */
  anchor: Box;
  /** What can be done: glowing pieces. */
  goals: readonly Box[];
  /** The question and its buttons. */
  question: Box | null;
  board: Box | null;
}

const GAP = 8;
const STEP = 12;
// What it costs to hide a square pixel of something, and to be a pixel away from the piece.
const ON_GOAL = 1000;
const ON_PIECE = 300;
const ON_QUESTION = 5;
const ON_BOARD = 0.2;
const AWAY = 5;

export function hidden(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function distance(one: Box, other: Box): number {
  const x = Math.max(one.left - other.right, other.left - one.right, 0);
  const y = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.hypot(x, y);
}

/** Left and top for a card of this size in a window of that size; `clear` if it hides nothing that can be done. */
export function place(
  size: { width: number; height: number },
  room: { width: number; height: number },
  { anchor, goals, question, board }: Surroundings,
): { x: number; y: number; clear: boolean } {
  const near = goals.filter(
    ({ left, right, top, bottom }) => right > 0 && bottom > 0 && left < room.width && top < room.height,
  );
  let best = { x: GAP, y: GAP, clear: false };
  let least = Infinity;
  for (let y = GAP; y <= Math.max(GAP, room.height - size.height - GAP); y += STEP) {
    for (let x = GAP; x <= Math.max(GAP, room.width - size.width - GAP); x += STEP) {
      const card = { left: x, top: y, right: x + size.width, bottom: y + size.height };
      const onGoals = near.reduce((sum, goal) => sum + hidden(card, goal), 0);
      const cost =
        onGoals * ON_GOAL +
        hidden(card, anchor) * ON_PIECE +
        (question ? hidden(card, question) * ON_QUESTION : 0) +
        (board ? hidden(card, board) * ON_BOARD : 0) +
        distance(card, anchor) * AWAY;
      if (cost < least) {
        least = cost;
        best = { x, y, clear: onGoals === 0 };
      }
    }
  }
  return best;
}

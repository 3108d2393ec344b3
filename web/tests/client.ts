/** A client in strict TypeScript that knows nothing but what is generated: it joins a table, reads the view of whatever game
 * is played there and answers. `npm run check` compiles it. */
import type { Action, GameId, Message, Request, Situation, Step, Sync, View } from "../src/lib/wire.ts";

/** What the seat could say of its game at a glance, by what each of the five says. */
export function summary(view: View): string {
  switch (view.game) {
    case "samoa": {
      const mine = view.seat === null ? undefined : view.players[view.seat];
      return `round ${view.round}, money ${mine?.money ?? "hidden"}, flags ${view.flags.join(" ")}`;
    }
    case "amsterdam":
      return `dice ${view.dice.white} and ${view.dice.black}, ${view.cells.filter((cell) => cell.shows === "night").length} at night`;
    case "overbooking":
      return view.hotels.map((hotel) => ("beds" in hotel ? `${hotel.side}: ${hotel.beds}` : "none")).join(", ");
    case "maui":
      return view.market.map((offer) => `${offer.towel ?? "empty"} for ${offer.cost}`).join(", ");
    case "austria":
      return view.row.map((guest) => guest?.order.strudel ?? 0).join(" ");
    default:
      return none(view);
  }
}

/** Compiles only where every game has had its case. */
function none(nothing: never): never {
  throw new Error(String(nothing));
}

/** A choice in words: a verb says which arguments it has. */
export function spoken(action: Action): string {
  switch (action.verb) {
    case "towel":
      return `towel ${action.args.place} in row ${action.args.row}`;
    case "die":
      return `die ${action.args.face}`;
    default:
      return action.text;
  }
}

export function answered(news: Sync | Step, seat: number): Request | null {
  const now: Situation = news.now;
  const [first] = now.actions;
  return first === undefined
    ? null
    : { type: "play", table: news.table, key: `${news.number}`, seat, expected: news.number, action: first.id };
}

export function play(address: string, table: string, seat: number, tell: (game: GameId, text: string) => void): void {
  const socket = new WebSocket(address);
  const send = (request: Request): void => socket.send(JSON.stringify(request));
  socket.onmessage = (event: MessageEvent<string>) => {
    const message = JSON.parse(event.data) as Message;
    switch (message.type) {
      case "hello":
        send({ type: "join", table, seat });
        break;
      case "sync":
      case "step": {
        const { view, result } = message.now;
        if (view !== null) tell(view.game, result === null ? summary(view) : result.scores.join(" : "));
        const answer = answered(message, seat);
        if (answer !== null) send(answer);
        break;
      }
      case "refused":
      case "fault":
        throw new Error(message.reason);
    }
  };
}

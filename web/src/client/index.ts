/** A client for programs that play at a server: the same that the page uses. docs/bots.md shows how. */
import type { Call, Done, Lobby, NewTable, Request, Situation, Step, Sync } from "../lib/wire.ts";
import { Connection, type Listener } from "./connection.ts";
import { Http, pause, Refused, type Rest } from "./http.ts";

export { Connection, Http, Refused };
export type * from "../lib/wire.ts";
export type { Listener, Status } from "./connection.ts";

/** A question to your seat: all that it may know, and the answers. */
export interface Turn {
  table: string;
  seat: number;
  number: number;
  lobby: Lobby;
  view: NonNullable<Situation["view"]>;
  prompt: string;
  actions: Situation["actions"];
}

export type Outcome = NonNullable<Situation["result"]>;
type Choose = (turn: Turn) => number | Promise<number>;

const FINISHED = ["over", "ended", "closed"];
const OVERTAKEN = ["stale", "not-your-turn", "illegal"]; // the table has moved on: the server sends how it is now

/** A program at a server, signed in with a token. */
export class Client {
  readonly http: Http;
  readonly connection: Connection;

  constructor(url: string, token: string) {
    this.http = new Http(url, token);
    const address = `${this.http.url.replace("http", "ws")}/ws`;
    // programs send their token as a header; browsers cannot, and need not: they have the cookie
    const options = { headers: { authorization: `Bearer ${token}` } } as unknown as string[];
    this.connection = new Connection(() => new WebSocket(address, options));
  }

  close(): void {
    this.connection.close();
  }

  /** Ask over HTTP until the server is there and we are not too fast. */
  private async patiently<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (fault) {
        if (!(fault instanceof Refused) || !["too-fast", "no-connection"].includes(fault.reason)) throw fault;
        await pause(1000 * (fault.retry ?? 0.5));
      }
    }
  }

  async makeTable(wish: NewTable): Promise<string> {
    return (await this.patiently(() => this.http.post<Lobby>("/tables", wish))).id;
  }

  lobby(table: string): Promise<Lobby> {
    return this.patiently(() => this.http.get<Lobby>(`/tables/${table}`));
  }

  /** Have something done, once, whatever happens to the connection; Refused if it may not be. */
  async command<T extends Request["type"]>(type: T, table: string, ...fields: Rest<T>): Promise<Done> {
    return this.patiently(() => this.connection.send(type, table, ...fields));
  }

  /** What our tables want of us; the returned function ends it. */
  calls(called: (call: Call) => void, ended?: (why: Refused) => void): () => void {
    return this.connection.attend(called, ended);
  }

  /** Answer for a seat until the game is over; its result, or null where it was ended before that. */
  play(table: string, seat: number, choose: Choose): Promise<Outcome | null> {
    return new Promise((done, failed) => {
      let lobby: Lobby | null = null;
      let newest: number | null = null;
      let answered = 0;
      const end = (settle: () => void): void => {
        leave();
        settle();
      };
      const take = (news: Sync | Step): void => {
        newest = news.number;
        lobby = news.lobby ?? lobby;
        if (lobby && FINISHED.includes(lobby.status)) end(() => done(news.now.result));
        else if (lobby && news.now.actions.length > 0 && news.number >= answered) void answer(news, lobby);
      };
      const answer = async (news: Sync | Step, lobby: Lobby): Promise<void> => {
        const { view, prompt, actions } = news.now;
        if (view === null) return;
        try {
          const turn = { table, seat, number: news.number, lobby, view, prompt: prompt?.key ?? "", actions };
          const action = await choose(turn);
          if (newest !== news.number) return; // there is a newer question
          const { number } = await this.command("play", table, { seat, expected: news.number, action });
          answered = Math.max(answered, number);
        } catch (fault) {
          if (!(fault instanceof Refused) || !OVERTAKEN.includes(fault.reason)) end(() => failed(fault));
        }
      };
      const listener: Listener = {
        table,
        seat,
        newest: () => newest,
        sync: (news) => {
          if (newest === null || news.number >= newest) take(news);
        },
        step: (news) => {
          if (newest !== null && news.number <= newest) return;
          if (newest === null || news.number > newest + 1) this.connection.rejoin(listener);
          else take(news);
        },
        parted: () => end(() => done(null)),
        chat: () => undefined,
        presence: () => undefined,
        refused: (reason) => {
          if (reason === "too-fast") void pause(1000).then(() => this.connection.rejoin(listener));
          else end(() => failed(new Refused(reason)));
        },
      };
      const leave = this.connection.listen(listener);
    });
  }
}

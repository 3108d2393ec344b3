/** The first worker: the house. It keeps the tables, answers the page, and has bots think in a second worker. */
import { load, TOTAL, type Loaded } from "./parts.ts";
import { openPython, scripts } from "./python.ts";
import { Shelf } from "./shelf.ts";

interface Door {
  open: () => Promise<void>;
  request: (method: string, address: string, body: string) => Promise<string>;
  connect: (send: (text: string) => void, ended: (code: number) => void) => void;
  say: (text: string) => void;
  hang_up: () => void;
  hear: (table: string, number: number) => void;
}

/** What the page asks. */
export type Asked =
  | { kind: "open"; base: string }
  | { kind: "request"; id: number; method: string; address: string; body: string }
  | { kind: "connect" }
  | { kind: "say"; text: string }
  | { kind: "hang-up" }
  | { kind: "everything"; id: number }
  | { kind: "take-in"; id: number; text: string; person: string };

/** What it is told. */
export type Told =
  | { kind: "loaded"; bytes: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "room"; full: boolean }
  | { kind: "answer"; id: number; text: string }
  | { kind: "message"; text: string }
  | { kind: "ended"; code: number };

const tell = (told: Told): void => self.postMessage(told);

/** The second worker. If it takes too long, it is ended, and the next question starts another. */
class Thinker {
  private worker: Worker | null = null;
  private waiting: ((reply: string) => void) | null = null;

  constructor(private readonly loaded: Loaded) {}

  private start(): Worker {
    const worker = new Worker(new URL("./think.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<string>) => this.reply(data);
    worker.onerror = () => {
      this.stop();
      this.reply('{"fault": "the worker died"}');
    };
    worker.postMessage(this.loaded);
    return worker;
  }

  private reply(text: string): void {
    this.waiting?.(text);
    this.waiting = null;
  }

  ask(question: string): Promise<string> {
    return new Promise((done) => {
      this.waiting = done;
      (this.worker ??= this.start()).postMessage(question);
    });
  }

  /** Be ready before the first question. */
  wake(): void {
    this.worker ??= this.start();
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}

let door: Door;
let shelf: Shelf;

async function open(base: string): Promise<void> {
  void scripts(base).catch(() => undefined); // read while the rest is on its way; who needs them hears what was wrong
  const loaded = await load(base, (bytes) => tell({ kind: "loaded", bytes, total: TOTAL }));
  const thinker = new Thinker(loaded);
  const others = new BroadcastChannel("boardinghouse");
  shelf = await Shelf.open(
    (table, number) => others.postMessage({ table, number }),
    (full) => tell({ kind: "room", full }),
  );
  const python = await openPython(loaded);
  const make = python.runPython("from boardinghouse.pocket.entry import Door\nDoor") as (
    shelf: Shelf,
    ask: (question: string) => Promise<string>,
    stop: () => void,
  ) => Door;
  door = make(
    shelf,
    (question) => thinker.ask(question),
    () => thinker.stop(),
  );
  await door.open();
  others.onmessage = ({ data }: MessageEvent<{ table: string; number: number }>) => door.hear(data.table, data.number);
  tell({ kind: "ready" });
  thinker.wake();
}

self.onmessage = async ({ data }: MessageEvent<Asked>): Promise<void> => {
  switch (data.kind) {
    case "open":
      return open(data.base).catch((fault: unknown) => tell({ kind: "failed", why: String(fault) }));
    case "request":
      return tell({ kind: "answer", id: data.id, text: await door.request(data.method, data.address, data.body) });
    case "connect":
      return door.connect(
        (text) => tell({ kind: "message", text }),
        (code) => tell({ kind: "ended", code }),
      );
    case "say":
      return door.say(data.text);
    case "hang-up":
      return door.hang_up();
    case "everything":
      return tell({ kind: "answer", id: data.id, text: await shelf.everything() });
    case "take-in":
      return tell({ kind: "answer", id: data.id, text: JSON.stringify(await shelf.takeIn(data.text, data.person)) });
  }
};

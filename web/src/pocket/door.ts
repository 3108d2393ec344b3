/** The page's side of the house in its own browser: requests and one conversation, as with a server. */
import { Refused } from "../lib/api.ts";
import type { Asked, Told } from "./house.worker.ts";
import { noteRoom } from "./keep.svelte.ts";

interface Answer {
  reason: string;
  detail: string | null;
  data: unknown;
}

let worker: Worker;
let talk: Conversation | null = null;
let count = 0;
const waiting = new Map<number, (text: string) => void>();
const tell = (asked: Asked): void => worker.postMessage(asked);

/** Where the page is: all its addresses are relative to it. */
export const BASE = new URL(".", location.href).href;

/** Open the house. `told` hears how much of it is here. */
export function open(told: (bytes: number, total: number) => void): Promise<void> {
  return new Promise((done, failed) => {
    worker = new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module" });
    worker.onerror = (event) => failed(new Error(event.message || "the worker did not start"));
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.kind === "loaded") told(data.bytes, data.total);
      else if (data.kind === "ready") done();
      else if (data.kind === "failed") failed(new Error(data.why));
      else if (data.kind === "room") noteRoom(data.full);
      else if (data.kind === "message") talk?.hear(data.text);
      else if (data.kind === "ended") talk?.end(data.code);
      else {
        waiting.get(data.id)?.(data.text);
        waiting.delete(data.id);
      }
    };
    tell({ kind: "open", base: BASE });
  });
}

function ask(question: (id: number) => Asked): Promise<string> {
  return new Promise((done) => {
    count += 1;
    waiting.set(count, done);
    tell(question(count));
  });
}

export async function call<T>(method: string, address: string, body?: unknown): Promise<T> {
  const text = body === undefined ? "" : JSON.stringify(body);
  const answer = JSON.parse(await ask((id) => ({ kind: "request", id, method, address, body: text }))) as Answer;
  if (answer.reason) throw new Refused(answer.reason, answer.detail);
  return answer.data as T;
}

const GONE = 1005; // closed without a word, as WebSockets say

/** As much of a WebSocket as lib/socket.svelte.ts uses. */
class Conversation {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    talk?.end();
    talk = this;
    queueMicrotask(() => {
      if (talk !== this) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
      tell({ kind: "connect" });
    });
  }

  hear(data: string): void {
    this.onmessage?.({ data });
  }

  send(text: string): void {
    if (talk === this) tell({ kind: "say", text });
  }

  close(): void {
    if (talk === this) tell({ kind: "hang-up" });
    this.end();
  }

  end(code = GONE): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    if (talk === this) talk = null;
    queueMicrotask(() => this.onclose?.({ code }));
  }
}

export function converse(): WebSocket {
  return new Conversation() as unknown as WebSocket;
}

function save(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Save what an address under /api holds: a record. */
export async function download(address: string): Promise<void> {
  const id = address.split("/").at(-2) ?? "";
  save(`boardinghouse-${id}.jsonl`, await call<string>("GET", address), "application/jsonl");
}

/** Save everything there is as one file. */
export async function saveEverything(): Promise<void> {
  const text = await ask((id) => ({ kind: "everything", id }));
  save(`boardinghouse-${new Date().toISOString().slice(0, 10)}.json`, text, "application/json");
}

/** Take in such a file; how many games came. */
export async function takeIn(text: string, person: string): Promise<number> {
  const said = JSON.parse(await ask((id) => ({ kind: "take-in", id, text, person }))) as number | "full" | "broken";
  if (typeof said === "number") return said;
  throw new Refused(said === "full" ? "storage-full" : "broken-file");
}

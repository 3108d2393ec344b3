/** What both the page and programs say to a server over HTTP: see docs/protocol.md. */
import type { Request } from "../lib/wire.ts";

/** What a request says beside its type, its table and its key; nothing need be said where nothing has to. */
type Fields<T extends Request["type"]> = Omit<Extract<Request, { type: T }>, "type" | "table" | "key">;
export type Rest<T extends Request["type"]> = Partial<Fields<T>> extends Fields<T> ? [Fields<T>?] : [Fields<T>];

/** The server did not do it: `reason` is a key of docs/protocol.md. After `too-fast`, try again in `retry` seconds. */
export class Refused extends Error {
  readonly reason: string;
  readonly detail: string | null;
  readonly retry: number | null;

  constructor(reason: string, detail: string | null = null, retry: number | null = null) {
    super(detail === null ? reason : `${reason}: ${detail}`);
    this.reason = reason;
    this.detail = detail;
    this.retry = retry;
  }
}

/** A random id, made once per command: sent again, a command with it gets its first answer. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** A server over HTTP: the page's own (`url` empty), or another one with a token. */
export class Http {
  readonly url: string;
  readonly token: string;

  constructor(url = "", token = "") {
    this.url = url.replace(/\/$/, "");
    this.token = token;
  }

  /** `patience`: milliseconds after which nobody is there. A browser may ask through a connection that is long dead. */
  async call<T>(method: string, path: string, body?: unknown, patience?: number): Promise<T> {
    const headers: Record<string, string> = {};
    if (this.token) headers["authorization"] = `Bearer ${this.token}`;
    if (body !== undefined) headers["content-type"] = "application/json";
    let answer: Response;
    try {
      const content = body === undefined ? {} : { body: JSON.stringify(body) };
      const limit = patience === undefined ? {} : { signal: AbortSignal.timeout(patience) };
      answer = await fetch(`${this.url}/api${path}`, { method, headers, ...content, ...limit });
    } catch {
      throw new Refused("no-connection");
    }
    if (answer.status === 204) return undefined as T;
    const data = (await answer.json().catch(() => null)) as unknown;
    if (!answer.ok) {
      const problem = data as { reason?: string; detail?: string | null } | null;
      const after = answer.headers.get("retry-after");
      throw new Refused(problem?.reason ?? "fault", problem?.detail ?? null, after === null ? null : Number(after));
    }
    return data as T;
  }

  get<T>(path: string, patience?: number): Promise<T> {
    return this.call<T>("GET", path, undefined, patience);
  }

  post<T>(path: string, body: unknown = {}): Promise<T> {
    return this.call<T>("POST", path, body);
  }
}

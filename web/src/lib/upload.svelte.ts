import type { Result } from "./contract.ts";

/** A record file that was opened from disk, kept while its replay is looked at. */
export interface Uploaded {
  text: string;
  game: string;
  names: string[];
  result: Result | null;
}

let file = $state.raw<Uploaded | null>(null);

export function uploaded(): Uploaded | null {
  return file;
}

/** Take a record file in; Error if its first line is not the header of a record. */
export function upload(text: string): void {
  const header = JSON.parse(text.split("\n", 1)[0] ?? "") as { game?: string; seats?: string[] };
  const names = header.seats;
  if (!header.game || !names) throw new Error("no record");
  const closing = JSON.parse(text.trimEnd().split("\n").at(-1) ?? "") as { result?: Result };
  file = { text, game: header.game, names, result: closing.result ?? null };
}

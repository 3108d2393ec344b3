/** What happened at a finished table that was left and is opened again: the server keeps no steps for it, but its game. */
import { get, type Replay } from "./api.ts";
import type { LiveTable } from "./live.svelte.ts";

const CHUNK = 50; // frames the server gives at once

export async function remember(table: LiveTable): Promise<void> {
  const of = table.seat === null ? "" : `seat=${table.seat}&`;
  const part = (first: number): Promise<Replay> =>
    get<Replay>(`/tables/${table.table}/replay?${of}first=${first}&count=${CHUNK}`);
  const { total } = await part(0);
  const { frames } = await part(Math.max(0, total - CHUNK));
  table.recall(frames);
}

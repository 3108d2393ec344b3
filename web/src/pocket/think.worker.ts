/** The second worker: bots and hints think here, one question at a time. */
import type { Loaded } from "./parts.ts";
import { openPython } from "./python.ts";

let answer: Promise<(question: string) => string>;

async function open(loaded: Loaded): Promise<(question: string) => string> {
  const python = await openPython(loaded);
  return python.runPython("from boardinghouse.pocket.think import answer\nanswer") as (question: string) => string;
}

self.onmessage = async ({ data }: MessageEvent<Loaded | string>): Promise<void> => {
  if (typeof data === "string") self.postMessage((await answer)(data));
  else answer = open(data);
};

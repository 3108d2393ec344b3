/** What the house is made of beside the page: named by scripts/pocket.py, fetched with news of how far it is. */
export interface Parts {
  /** The folder of Pyodide. */
  python: string;
  /** What Pyodide wants to know of its packages; there are none. */
  lock: string;
  /** The highest level of bots that answers in time: `boardinghouse.pocket.house.HIGHEST`. */
  highest: number;
  /** Files by their use, each with its size as it is fetched. */
  files: Record<"wasm" | "stdlib" | "house" | "msgspec", { name: string; bytes: number }>;
}

declare const __PARTS__: Parts;
export const PARTS: Parts = __PARTS__;

export const TOTAL = Object.values(PARTS.files).reduce((sum, { bytes }) => sum + bytes, 0);

/** The parts as both workers need them. */
export interface Loaded {
  base: string;
  module: WebAssembly.Module;
  stdlib: ArrayBuffer;
  house: ArrayBuffer;
  msgspec: ArrayBuffer;
}

async function fetched(base: string, name: string, told: (bytes: number) => void): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(name, base));
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${name}`);
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, onward) {
      told(chunk.byteLength);
      onward.enqueue(chunk);
    },
  });
  return new Response(answer.body.pipeThrough(counting)).arrayBuffer();
}

/** What a file holds that was packed: not every host packs what it serves, so the page unpacks it itself. */
function unpacked(packed: ArrayBuffer): Response {
  const first = new Uint8Array(packed, 0, 2);
  if (first[0] !== 0x1f || first[1] !== 0x8b) return new Response(packed); // the host has said so, and the browser did it
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")));
}

export async function load(base: string, told: (bytes: number) => void): Promise<Loaded> {
  let done = 0;
  const get = (part: keyof Parts["files"]): Promise<ArrayBuffer> =>
    fetched(base, PARTS.files[part].name, (bytes) => told((done += bytes)));
  const [wasm, stdlib, house, msgspec] = await Promise.all([get("wasm"), get("stdlib"), get("house"), get("msgspec")]);
  const module = await WebAssembly.compile(await unpacked(wasm).arrayBuffer());
  return { base, module, stdlib, house, msgspec };
}

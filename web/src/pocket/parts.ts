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

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

async function fetched(base: string, name: string, told: (bytes: number) => void): Promise<Bytes> {
  const answer = await fetch(new URL(name, base));
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${name}`);
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, onward) {
      told(chunk.byteLength);
      onward.enqueue(chunk);
    },
  });
  return answer.body.pipeThrough(counting);
}

/** What a file holds that was packed: not every host packs what it serves, so the page unpacks it itself. */
async function unpacked(stream: Bytes): Promise<Bytes> {
  const [ahead, whole] = stream.tee();
  const reader = ahead.getReader();
  const { value: first = new Uint8Array() } = await reader.read();
  void reader.cancel();
  if (first[0] !== 0x1f || first[1] !== 0x8b) return whole; // the host has said so, and the browser did it
  return whole.pipeThrough(new DecompressionStream("gzip"));
}

export async function load(base: string, told: (bytes: number) => void): Promise<Loaded> {
  let done = 0;
  const get = async (part: keyof Parts["files"], type: string): Promise<Response> => {
    const packed = await fetched(base, PARTS.files[part].name, (bytes) => told((done += bytes)));
    return new Response(await unpacked(packed), { headers: { "content-type": type } });
  };
  const bytes = async (part: keyof Parts["files"]): Promise<ArrayBuffer> =>
    (await get(part, "application/octet-stream")).arrayBuffer();
  const [module, stdlib, house, msgspec] = await Promise.all([
    WebAssembly.compileStreaming(get("wasm", "application/wasm")), // while it is still coming
    bytes("stdlib"),
    bytes("house"),
    bytes("msgspec"),
  ]);
  return { base, module, stdlib, house, msgspec };
}

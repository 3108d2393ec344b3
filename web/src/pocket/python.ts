/** Python in a worker: Pyodide with the parts that were fetched, and the project's own package. */
import type { PyodideAPI } from "pyodide";
import { PARTS, type Loaded } from "./parts.ts";

const HERE = "/house";

/** Pyodide asks the network for two files that are here already. */
function answerWith({ module, stdlib }: Loaded): void {
  const outside = self.fetch.bind(self);
  self.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.endsWith("pyodide.asm.wasm")) return Promise.resolve(new Response());
    if (address.endsWith("python_stdlib.zip")) return Promise.resolve(new Response(stdlib));
    return outside(input, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    instance: await WebAssembly.instantiate(module, imports),
    module,
  });
}

/** Pyodide's own two scripts: the sooner they are asked for, the sooner they are read. */
export function scripts(base: string): Promise<[typeof import("pyodide"), { default: unknown }]> {
  const script = (name: string): Promise<unknown> =>
    import(/* @vite-ignore */ new URL(`${PARTS.python}/${name}`, base).href);
  return Promise.all([script("pyodide.mjs"), script("pyodide.asm.mjs")]) as ReturnType<typeof scripts>;
}

const BLOCK = 512; // of a tar archive

/** Lay the files of a tar archive into a folder of Python's. */
function lay(python: PyodideAPI, archive: ArrayBuffer, folder: string): void {
  const [bytes, words] = [new Uint8Array(archive), new TextDecoder()];
  const folders = new Set<string>();
  for (let at = 0; bytes[at];) {
    const field = (from: number, length: number): string =>
      words.decode(bytes.subarray(at + from, at + from + length)).replace(/\0.*$/s, "");
    const [path, size] = [`${folder}/${field(0, 100)}`, parseInt(field(124, 12), 8)];
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(parent)) python.FS.mkdirTree(parent);
    folders.add(parent);
    python.FS.writeFile(path, bytes.subarray(at + BLOCK, at + BLOCK + size));
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}

export async function openPython(loaded: Loaded): Promise<PyodideAPI> {
  answerWith(loaded);
  const folder = new URL(`${PARTS.python}/`, loaded.base).href;
  const [{ loadPyodide }, { default: createPyodideModule }] = await scripts(loaded.base);
  const python = await loadPyodide({
    indexURL: folder,
    lockFileContents: PARTS.lock,
    packageBaseUrl: folder,
    env: { PYTHONHASHSEED: "0", HOME: "/home/pyodide" },
    createPyodideModule: createPyodideModule as never,
  });
  python.unpackArchive(loaded.msgspec, "wheel");
  lay(python, loaded.house, HERE);
  python.runPython(
    `import sys\nsys.path.insert(0, "${HERE}")\nfrom boardinghouse.pocket import standins\nstandins.install()`,
  );
  return python;
}

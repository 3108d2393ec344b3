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

export async function openPython(loaded: Loaded): Promise<PyodideAPI> {
  answerWith(loaded);
  const folder = new URL(`${PARTS.python}/`, loaded.base).href;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
  const python = await loadPyodide({
    indexURL: folder,
    lockFileContents: PARTS.lock,
    packageBaseUrl: folder,
    env: { PYTHONHASHSEED: "0", HOME: "/home/pyodide" },
  });
  python.unpackArchive(loaded.msgspec, "wheel");
  python.unpackArchive(loaded.house, "zip", { extractDir: HERE });
  python.runPython(
    `import sys\nsys.path.insert(0, "${HERE}")\nfrom boardinghouse.pocket import standins\nstandins.install()`,
  );
  return python;
}

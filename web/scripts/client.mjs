// Builds the client for programs out of the page's own: `npm run client` leaves a package in dist/client.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const here = new URL("..", import.meta.url);
const require = createRequire(import.meta.url);
rmSync(new URL("dist/client", here), { recursive: true, force: true });
execFileSync(process.execPath, [require.resolve("typescript/bin/tsc"), "-p", "tsconfig.client.json"], {
  cwd: here,
  stdio: "inherit",
});
const python = readFileSync(new URL("../src/boardinghouse/__init__.py", here), "utf8");
const version = /^__version__ = "(.+)"/m.exec(python)[1];
const entry = { types: "./client/index.d.ts", default: "./client/index.js" };
const about = {
  name: "boardinghouse-client",
  version,
  description: "Play at a Boardinghouse server: typed, and it comes back after a cut.",
  license: "MIT",
  type: "module",
  exports: { ".": entry },
  engines: { node: ">=22" },
};
writeFileSync(new URL("dist/client/package.json", here), `${JSON.stringify(about, null, 2)}\n`);

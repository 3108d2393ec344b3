// No line of the page's sources is longer than 140 characters: `npm run check`. prettier breaks what it can at 120, but
// not strings, paths of drawings and comments.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const MOST = 140;
const long = ["src", "scripts", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(css|html|mjs|svelte|svg|ts)$/.test(entry.name))
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const lines = readFileSync(path, "utf8").split("\n");
      return lines.flatMap((line, at) => (line.length > MOST ? [`${path}:${at + 1}: ${line.length} characters`] : []));
    }),
);
if (long.length) {
  console.error(`lines over ${MOST} characters:\n${long.join("\n")}`);
  process.exit(1);
}

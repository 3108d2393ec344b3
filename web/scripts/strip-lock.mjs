// Takes the addresses out of package-lock.json: versions and hashes say what is meant, wherever it is fetched from.
// Runs after `npm install` (script "lock"); npm's own switch for this loses the packages of other platforms.
import { readFileSync, writeFileSync } from "node:fs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
for (const entry of Object.values(lock.packages)) {
  delete entry.resolved;
  delete entry.funding;
}
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);

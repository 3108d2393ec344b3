// A real Chromium: Debian's where it is installed, else the one of @sparticuz/chromium. Its packaged arguments hold
// --single-process, which dies when a page closes, so we give our own.
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  "--hide-scrollbars",
];

export async function launch() {
  let path = process.env.CHROMIUM ?? "/usr/bin/chromium";
  if (!existsSync(path)) {
    const { default: packaged } = await import("@sparticuz/chromium");
    packaged.setGraphicsMode = false;
    path = await packaged.executablePath();
  }
  return chromium.launch({ executablePath: path, args: ARGUMENTS });
}

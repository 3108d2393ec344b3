// The icons of the installed page, drawn from public/emblem.svg by Chromium, which is not there when the page is built:
//   node scripts/icons.mjs      into public/icons, to be committed
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { launch } from "./browser.mjs";

export const FOLDER = "public/icons";
const PAPER = "#f6efe0";
/** How large, how much of the height the emblem has, and on what. A system may cut a maskable icon to the circle of four
 * fifths of its width, and iOS puts black behind what is clear. */
export const ICONS = {
  "192.png": { size: 192, height: 0.88, paper: null },
  "512.png": { size: 512, height: 0.88, paper: null },
  "maskable.png": { size: 512, height: 0.6, paper: PAPER },
  "touch.png": { size: 180, height: 0.76, paper: PAPER },
};

/** An icon as a PNG. */
export async function draw(browser, { size, height, paper }) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const emblem = readFileSync("public/emblem.svg").toString("base64");
  const place = `${paper ?? ""} url(data:image/svg+xml;base64,${emblem}) center / auto ${height * 100}% no-repeat`;
  await page.setContent(`<style>html { height: 100%; background: ${place} }</style>`, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

if (import.meta.filename === process.argv[1]) {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launch();
  for (const [name, icon] of Object.entries(ICONS)) writeFileSync(`${FOLDER}/${name}`, await draw(browser, icon));
  await browser.close();
}

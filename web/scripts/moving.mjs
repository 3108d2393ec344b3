// The moving picture of the README, docs/images/house.webp: the lobby, then a game of Maui against bots.
//   make page && .venv/bin/python -m pip install pillow && cd web && node scripts/moving.mjs
// Starts a server of its own. Pillow puts the frames together; nothing else needs it, so no requirements file has it.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { House, launch, myTurn, person, playBots } from "../tests/house.mjs";

const PICTURE = "../docs/images/house.webp";
const PYTHON = process.env.BOARDINGHOUSE_PYTHON ?? "../.venv/bin/python";
const MOVES = 14;
const JOIN = `
import sys
from PIL import Image
out, *frames = sys.argv[1:]
pictures = [Image.open(frame.split(":", 1)[1]).convert("RGB").resize((800, 500), Image.LANCZOS) for frame in frames]
times = [int(frame.split(":", 1)[0]) for frame in frames]
pictures[0].save(out, save_all=True, append_images=pictures[1:], duration=times, loop=0, quality=60, method=6)
`;

const folder = mkdtempSync(join(tmpdir(), "boardinghouse-frames-"));
const frames = [];
const house = await new House().open();
const browser = await launch();

async function frame(page, milliseconds) {
  const path = join(folder, `${String(frames.length).padStart(3, "0")}.png`);
  await page.screenshot({ path });
  frames.push(`${milliseconds}:${path}`);
}

/** The same answer every time from the same position; towels that stay on the beach first. */
async function answer(page, number) {
  await page.evaluate((seed) => {
    const choose = (list) => {
      const sensible = list.filter((button) => !/ocean|trees/.test(button.textContent));
      const from = sensible.length ? sensible : list;
      return from[seed % from.length];
    };
    const actions = () => [...document.querySelectorAll(".decide [data-action]")];
    if (actions().length === 0) choose([...document.querySelectorAll(".decide .chip")])?.click();
    setTimeout(() => choose(actions())?.click(), 30);
  }, number);
  await page.waitForTimeout(300);
}

try {
  const { page, url } = await person(browser, house);
  await page.goto(url);
  await page.waitForSelector(".game");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await frame(page, 2500);
  await page.hover('.game[data-game="maui"] button.go');
  await frame(page, 900);
  await playBots(page, url, "maui", 2);
  for (let move = 0; move < MOVES && !(await myTurn(page)); move += 1) {
    await page.waitForTimeout(200);
    await frame(page, 850);
    await answer(page, move * 7 + 3);
  }
  await myTurn(page);
  await frame(page, 2500);
  execFileSync(PYTHON, ["-c", JOIN, PICTURE, ...frames], { stdio: "inherit" });
  console.log(`${PICTURE}: ${frames.length} frames, ${Math.ceil(statSync(PICTURE).size / 1024)} kB`);
} finally {
  await browser.close();
  await house.close();
  rmSync(folder, { recursive: true, force: true });
}

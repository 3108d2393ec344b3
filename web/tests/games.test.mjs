// One whole game of each, through the page, by clicks: on the board where something on it is lit, else in the panel.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, before, test } from "node:test";
import { clickBoard, clickPanel } from "./clicks.mjs";
import { House, launch, myTurn, person, playBots } from "./house.mjs";

const LONGEST = 700; // answers of one seat
const ROUNDS = Number(process.env.BOARDINGHOUSE_PAGE_GAMES ?? 1); // games of each; `make soak` plays more
const PATIENCE = 4; // clicks on the board that lead to no answer before the panel is taken

let house, browser;
before(async () => {
  house = await new House().open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

const GAMES = ["samoa", "amsterdam", "overbooking", "maui", "austria"];
for (const [round, game] of Array.from({ length: ROUNDS }, (_, at) => GAMES.map((id) => [at, id])).flat()) {
  test(`a whole game of ${game}${round ? `, number ${round + 1}` : ""}`, { timeout: 1_800_000 }, async () => {
    const { page, errors, url, context } = await person(browser, house);
    // the page asks every quarter of a minute whether it is in step; here so often that answers cross with moves
    await context.addInitScript(() => {
      const every = window.setInterval;
      window.setInterval = (run, time) => every(run, time === 15_000 ? 200 : time);
    });
    await playBots(page, url, game);
    let onBoard = 0;
    let answers = 0;
    let tries = 0;
    let number = 7 + round;
    while (!(await myTurn(page))) {
      number = (number * 1103515245 + 12345) % 2147483648;
      const before = await page.evaluate(() => document.querySelector(".frame").dataset.step);
      const clicked = tries < PATIENCE && (await page.evaluate(clickBoard, number >> 8));
      if (!clicked) await page.evaluate(clickPanel, number >> 8);
      tries += 1;
      await page.waitForTimeout(20);
      const moved = await page.evaluate(
        (step) =>
          document.querySelector(".frame")?.dataset.step !== step || document.querySelector(".waiting") !== null,
        before,
      );
      if (moved) {
        answers += 1;
        if (clicked) onBoard += 1;
        tries = 0;
      }
      assert.ok(answers < LONGEST && tries < 600, `stuck after ${answers} answers`);
    }
    console.log(`${game}: ${answers} answers, ${onBoard} of them on the board`);
    assert.ok(answers > 8);
    if (existsSync(`src/games/${game}/index.ts`)) assert.ok(onBoard > answers / 4, "its board hardly lights up");
    assert.ok((await page.locator(".decide .places li").count()) >= 2);
    assert.deepEqual(errors, []);
    await context.close();
  });
}

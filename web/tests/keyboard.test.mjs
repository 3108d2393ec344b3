// A whole game of Overbooking by keyboard alone, through the panel; then its replay; then the record as a file.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { House, launch, person, tabTo } from "./house.mjs";

let house, browser;
before(async () => {
  house = await new House().open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

test("a game is played by keyboard and looked at again", { timeout: 1_800_000 }, async () => {
  const { page, context, errors, url } = await person(browser, house);
  await page.goto(url);
  await page.waitForSelector(".game");
  await tabTo(page, '.game[data-game="overbooking"] input[type="radio"]');
  // the easiest bots are the quickest
  while ((await page.evaluate(() => document.activeElement.value)) !== "1") await page.keyboard.press("ArrowLeft");
  await tabTo(page, '.game[data-game="overbooking"] button.go');
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);

  let moves = 0;
  for (;;) {
    await page.waitForFunction(
      () => document.querySelector(".decide.mine .chip") || document.querySelector(".decide .places"),
    );
    if (await page.locator(".decide .places").count()) break;
    // two steps where there are many actions: the card, then the place
    if ((await page.locator(".decide [data-action]").count()) === 0) {
      await tabTo(page, ".decide .chip");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await page.waitForSelector(".decide [data-action]");
    }
    await tabTo(page, ".decide [data-action]");
    assert.equal(await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle), "solid");
    const before = await page.locator(".log li:not(.since)").count();
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (count) =>
        document.querySelectorAll(".log li:not(.since)").length > count || document.querySelector(".decide .places"),
      before,
    );
    moves += 1;
    assert.ok(moves < 80, "the game does not end");
  }
  assert.ok(moves >= 15, `only ${moves} moves`);
  assert.equal(await page.locator(".decide .places li").count(), 3);

  await page.click('.after a[href^="/replay/"]');
  await page.waitForSelector(".controls");
  const slider = page.locator('input[type="range"]');
  await page.waitForFunction(() => Number(document.querySelector('input[type="range"]')?.max) > 40);
  const last = Number(await slider.getAttribute("max"));
  await page.keyboard.press("End");
  await page.waitForFunction((end) => document.querySelector('input[type="range"]').value === String(end), last);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.querySelector('input[type="range"]').value === "1");

  // with all open no card is hidden; through a seat's eyes those of the others are
  for (let step = 0; step < 9; step += 1) await page.keyboard.press("ArrowRight");
  const hidden = () => page.locator('.board [aria-label*="face-down"]').count();
  assert.equal(await hidden(), 0);
  await page.locator(".eyes button").nth(2).click();
  await page.waitForFunction(() => document.querySelectorAll('.board [aria-label*="face-down"]').length > 0);

  // a link to this move shows a friend what I see
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.click('button:has-text("Link to this move")');
  await page.waitForSelector('button:has-text("Copied")');
  const friend = await person(browser, house);
  await friend.page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await friend.page.waitForSelector(".controls");
  await friend.page.waitForFunction(() => document.querySelector('input[type="range"]').value === "10");
  assert.equal(await friend.page.locator(".eyes button").nth(2).getAttribute("aria-pressed"), "true");
  await friend.context.close();

  const download = page.waitForEvent("download");
  await page.click("a[download]");
  const path = await (await download).path();
  const header = JSON.parse(readFileSync(path, "utf8").split("\n")[0]);
  assert.equal(header.game, "overbooking");

  await page.goto(`${url}/replay`);
  await page.setInputFiles('input[type="file"]', path);
  await page.waitForSelector(".controls");
  await page.waitForFunction((end) => Number(document.querySelector('input[type="range"]')?.max) === end, last);
  assert.deepEqual(errors, []);
});

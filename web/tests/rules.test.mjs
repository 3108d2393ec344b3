// The rules of a game as players read them, and with the notes for contributors.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, launch, overflow, person } from "./house.mjs";

let house, browser;
before(async () => {
  house = await new House().open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

test("players read rules, contributors also files and reasons", { timeout: 1_800_000 }, async () => {
  const { page, url, errors } = await person(browser, house);
  for (const game of ["samoa", "amsterdam", "overbooking", "maui", "austria"]) {
    await page.goto(`${url}/rules/${game}`);
    await page.waitForSelector("article .rule");
    const article = await page.textContent("article");
    assert.doesNotMatch(article, /Why:|\.py\b|For contributors|⟦/, game);
    assert.match(article, /† marks/, game);
    await page.click('article a[href$="?all"]');
    await page.waitForSelector("article .file");
    assert.match(await page.textContent("article"), /For contributors.*components\.py.*Why:/s, game);
    await page.setViewportSize({ width: 390, height: 800 });
    assert.deepEqual(await overflow(page), [], game);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.click(`article a[href="/rules/${game}"]`);
    await page.waitForSelector("article .file", { state: "detached" });
  }
  assert.deepEqual(errors, []);
});

test("a paragraph has the same address with the notes", { timeout: 1_800_000 }, async () => {
  const { page, url } = await person(browser, house);
  await page.goto(`${url}/rules/samoa?all#SAM-94`);
  await page.waitForSelector("#SAM-94.here");
  assert.match(await page.textContent("#SAM-94"), /take-back tile.*Why:/s);
});

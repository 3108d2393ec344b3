// The rules of a game as players read them, and with the notes for contributors.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { faults, House, launch, myTurn, overflow, person, playBots } from "./house.mjs";

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
    await page.waitForSelector(".reference .rule");
    const article = await page.textContent(".reference");
    assert.doesNotMatch(article, /Why:|\.py\b|For contributors|⟦/, game);
    assert.match(article, /† marks/, game);
    await page.click('.reference a[href$="?all"]');
    await page.waitForSelector(".reference .file");
    assert.match(await page.textContent(".reference"), /For contributors.*components\.py.*Why:/s, game);
    await page.setViewportSize({ width: 390, height: 800 });
    assert.deepEqual(await overflow(page), [], game);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.click(`.reference a[href="/rules/${game}"]`);
    await page.waitForSelector(".reference .file", { state: "detached" });
  }
  assert.deepEqual(errors, []);
});

test("the rules at a glance are drawn from the boards, in any language and width", { timeout: 1_800_000 }, async () => {
  const { page, url, errors } = await person(browser, house);
  const looks = [
    ["samoa", "ru", 390, "dark"],
    ["amsterdam", "uk", 1280, "light"],
    ["overbooking", "en", 1280, "light"],
    ["maui", "ru", 1280, "dark"],
    ["austria", "uk", 390, "light"],
    ["amsterdam", "ru", 390, "dark"],
    ["overbooking", "uk", 390, "light"],
    ["maui", "en", 390, "light"],
  ];
  for (const [game, language, width, theme] of looks) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(url);
    await page.evaluate(
      ([language, theme]) => localStorage.setItem("boardinghouse", JSON.stringify({ language, theme, speed: "off" })),
      [language, theme],
    );
    await page.goto(`${url}/rules/${game}`);
    await page.waitForSelector("#glance");
    const panels = page.locator("#glance figure.panel");
    for (const panel of await panels.all()) {
      await panel.scrollIntoViewIfNeeded();
      await panel.locator(".window.ready").waitFor();
      const box = await panel.locator(".window").boundingBox();
      assert.ok(box.width > 60 && box.height > 24, `${game}: ${JSON.stringify(box)}`);
    }
    assert.doesNotMatch(await page.textContent("#glance"), /⟦/);
    assert.deepEqual(await overflow(page), [], game);
    assert.equal(await page.locator("#glance .wrong li").count(), 5);
    if (width === 390) assert.deepEqual(await faults(page, "#glance"), [], game);
    await page.fill("#gallery input", "zzz");
    assert.equal(await page.locator("#gallery li").count(), 0);
    await page.fill("#gallery input", "");
    await page.locator("#gallery details").first().waitFor();
    assert.doesNotMatch(await page.textContent("#gallery"), /⟦/);
    // a paragraph shows its example
    const show = page.locator(".reference .show").first();
    await show.click();
    await page.locator(".reference .window.ready").first().waitFor();
    await show.click();
    assert.equal(await page.locator(".reference .window").count(), 0);
  }
  assert.deepEqual(errors, []);
});

test("a legend opens at every table, by keyboard too", { timeout: 1_800_000 }, async () => {
  const { page, url, errors } = await person(browser, house);
  for (const [place, game] of ["samoa", "amsterdam", "overbooking", "maui", "austria"].entries()) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await playBots(page, url, game);
    await myTurn(page);
    if (place % 2) await page.setViewportSize({ width: 390, height: 844 });
    await page.focus(".legend-open");
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog.legend[open] li");
    const text = await page.textContent("dialog.legend");
    assert.doesNotMatch(text, /⟦/, game);
    const items = await page.locator("dialog.legend li").count();
    assert.ok(items > 15, `${game}: ${items}`);
    assert.deepEqual(await faults(page, "dialog.legend"), [], game);
    assert.deepEqual(await overflow(page), [], game);
    const title = await page.locator("dialog.legend li b").last().textContent();
    await page.fill("dialog.legend input", title);
    const left = await page.locator("dialog.legend li").count();
    assert.ok(left >= 1 && left < items, `${game}: ${left} of ${items}`);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape"); // the first one empties the field
    await page.waitForSelector("dialog.legend", { state: "detached" });
    assert.ok(await page.locator(".legend-open").evaluate((button) => button === document.activeElement));
  }
  assert.deepEqual(errors, []);
});

test("a paragraph has the same address with the notes", { timeout: 1_800_000 }, async () => {
  const { page, url } = await person(browser, house);
  await page.goto(`${url}/rules/samoa?all#SAM-94`);
  await page.waitForSelector("#SAM-94.here");
  assert.match(await page.textContent("#SAM-94"), /take-back tile.*Why:/s);
});

// Making tables, looking on, closing them and giving games up.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, introduce, launch, myTurn, person, playBots } from "./house.mjs";

let house, browser;
before(async () => {
  house = await new House().open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

/** The tables that the person of this page has. */
function mine(page) {
  return page.evaluate(async () => (await (await fetch("/api/tables/mine")).json()).length ?? 0);
}

test("a table of bots alone is not made, and the page says why", { timeout: 1_800_000 }, async () => {
  const { page, errors } = await person(browser, house);
  await page.goto(`${house.url}/new/overbooking`);
  const seats = page.locator("form ol select");
  await seats.first().waitFor();
  const count = await seats.count();
  for (let seat = 0; seat < count; seat += 1) await seats.nth(seat).selectOption("1");
  await page.waitForSelector('[role="status"]:has-text("Only bots would play")');
  assert.ok(await page.locator("div.go button.go").isDisabled());
  await seats.first().selectOption("me");
  await page.waitForSelector('[role="status"]:has-text("Only bots would play")', { state: "detached" });
  await page.click("div.go button.go");
  await page.waitForURL(/\/table\//);
  assert.equal(await mine(page), 1);
  assert.deepEqual(errors, []);
});

test("a listed game that may be watched is in the lobby of others", { timeout: 1_800_000 }, async () => {
  const host = await person(browser, house);
  const guest = await person(browser, house);
  await guest.page.goto(house.url);
  await guest.page.waitForSelector(".none");
  assert.equal(await guest.page.locator("#h-watch").count(), 0);

  await host.page.goto(`${house.url}/new/overbooking`);
  await host.page.locator('.counts input[value="2"]').check({ force: true });
  await host.page.locator("form ol select").nth(1).selectOption("1");
  for (const name of ["List it in the lobby", "Let others watch"]) await host.page.getByLabel(name).check();
  await host.page.click("div.go button.go");
  await host.page.waitForSelector(".decide.mine");
  await host.page.goto(house.url);
  await host.page.waitForSelector(".rack");
  assert.equal(await host.page.locator("#h-watch").count(), 0);

  await guest.page.click('section:has(#h-watch) a:has-text("Watch")');
  await guest.page.waitForSelector('.decide .prompt:has-text("Waiting for")');
  assert.deepEqual([...host.errors, ...guest.errors], []);
});

test("the host closes a table, and who sits there is told", { timeout: 1_800_000 }, async () => {
  const host = await person(browser, house);
  const guest = await person(browser, house);
  await host.page.goto(`${house.url}/new/overbooking`);
  await host.page.locator('.counts input[value="2"]').check({ force: true });
  await introduce(host.page, "Ann");
  await host.page.click("div.go button.go");
  await host.page.click('button:has-text("Invite")');
  await guest.page.goto(await host.page.locator(".link input").inputValue());
  await guest.page.fill('input[autocomplete="nickname"]', "Bob");
  await guest.page.click("form button.go");
  await guest.page.waitForSelector('.room b:has-text("Bob")');
  assert.equal(await guest.page.locator('button:has-text("Close the table")').count(), 0);

  await host.page.click('button:has-text("Close the table…")');
  await host.page.click('button:text-is("Close the table")');
  await host.page.waitForURL(`${house.url}/`);
  await guest.page.waitForSelector('.closed:has-text("The host has closed this table.")');
  assert.deepEqual([await mine(host.page), await mine(guest.page)], [0, 0]);
  await guest.page.reload();
  await guest.page.waitForSelector('.closed:has-text("The host has closed this table.")');
  assert.deepEqual([...host.errors, ...guest.errors], []);
});

test("a game against bots can be given up, and is no longer among my games", { timeout: 1_800_000 }, async () => {
  const { page, errors } = await person(browser, house);
  await playBots(page, house.url, "overbooking");
  await myTurn(page);
  await page.click('.bar[aria-controls="menu"]');
  await page.click('.menu button:has-text("Give up…")');
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Cancel"); // not lost, and harmless
  await page.click('.menu button:text-is("Give up")');
  await page.waitForURL(`${house.url}/`);
  await page.waitForSelector(".hello");
  await page.goto(`${house.url}/replay`);
  await page.waitForSelector('main a[href^="/replay/"]');
  assert.deepEqual(errors, []);
});

test("what set-up would draw can be picked by hand, and no day board twice", { timeout: 1_800_000 }, async () => {
  const { page, errors } = await person(browser, house);
  await page.goto(`${house.url}/new/austria`);
  await page.locator('.counts input[value="2"]').check({ force: true });
  await page.locator("form ol select").nth(1).selectOption("1");
  assert.equal(await page.locator(".picks select").first().isVisible(), false);
  await page.click(".picks summary");
  await page.waitForSelector(".picks option:has-text('A1: from 3 on')", { state: "attached" });
  assert.equal(await page.locator('[name^="pick-board"]').count(), 0);
  await page.locator('[name="option-side"][value="day"]').check();
  assert.equal(await page.locator('[name^="pick-board"]').count(), 2);
  await page.locator('[name="pick-board_a"]').selectOption("day-c");
  assert.ok(await page.locator('[name="pick-board_b"] option[value="day-c"]').isDisabled());
  await page.locator('[name="pick-politics_b"]').selectOption("112-columns");
  await page.locator('[name="pick-tile_a"]').selectOption("A4");
  await page.click("div.go button.go");
  await page.waitForURL(/\/table\//);
  await page.waitForSelector(".decide.mine");
  const view = await page.evaluate(async () => {
    const id = location.pathname.split("/").at(-1);
    return (await (await fetch(`/api/tables/${id}/state?seat=0`)).json()).now.view;
  });
  assert.equal(view.politics[1].politics, "112-columns");
  assert.equal(view.tiles[0], "A4");
  assert.equal(view.players[0].board, "day-c");
  assert.deepEqual(view.options, {
    ...{ side: "day", staff: "random" },
    ...{ politics_b: "112-columns", tile_a: "A4", board_a: "day-c" },
  });
  assert.deepEqual(errors, []);
});

// Making tables, and looking on.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, launch, person } from "./house.mjs";

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

test("a table of bots alone is not made, and the page says why", { timeout: 60_000 }, async () => {
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

test("a listed game that may be watched stands in the lobby of others", { timeout: 60_000 }, async () => {
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

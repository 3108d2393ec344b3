// Making tables.
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

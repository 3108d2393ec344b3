// Who I am: an account that keeps a guest's games, its password, and what signing in leaves behind.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { faults, House, launch, overflow, person, playBots } from "./house.mjs";

const OLD = "four winds over Vienna";
const NEW = "five winds over Vienna";

let house, browser;
before(async () => {
  house = await new House().open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

async function credentials(page, url, password) {
  await page.goto(`${url}/settings`);
  await page.fill('input[autocomplete="username"]', "Ann");
  await page.fill('input[autocomplete="current-password"]', password);
}

test("an account, its password, and a guest who signs in", { timeout: 1_800_000 }, async () => {
  const ann = await person(browser, house);
  await credentials(ann.page, house.url, "short");
  await ann.page.click('button:has-text("Create an account")');
  await ann.page.waitForSelector('[role="alert"]:has-text("at least 10 characters")');
  await ann.page.fill('input[autocomplete="current-password"]', OLD);
  await ann.page.click('button:has-text("Create an account")');
  await ann.page.waitForSelector("text=to sign in with elsewhere: ann");

  await ann.page.fill('input[autocomplete="current-password"]', "not this one");
  await ann.page.fill('input[autocomplete="new-password"]', NEW);
  await ann.page.click('button:has-text("Change password")');
  await ann.page.waitForSelector('[role="alert"]:has-text("The current password is wrong")');
  await ann.page.fill('input[autocomplete="current-password"]', OLD);
  await ann.page.click('button:has-text("Change password")');
  await ann.page.waitForSelector('[role="status"]:has-text("Password changed")');

  const elsewhere = await person(browser, house);
  await playBots(elsewhere.page, house.url, "overbooking");
  await credentials(elsewhere.page, house.url, NEW);
  await elsewhere.page.click('button:has-text("Sign in")');
  await elsewhere.page.waitForSelector('[role="alert"]:has-text("You have a game as a guest")');
  assert.deepEqual(await faults(elsewhere.page), []);
  assert.equal(await elsewhere.page.locator("text=to sign in with elsewhere").count(), 0);
  await elsewhere.page.click('button:has-text("Sign in anyway")');
  await elsewhere.page.waitForSelector("text=to sign in with elsewhere: ann");

  await ann.page.click('button:has-text("Sign out everywhere else")');
  await ann.page.waitForSelector('[role="status"]:has-text("Every other device")');
  await ann.page.reload();
  await ann.page.waitForSelector("text=to sign in with elsewhere: ann");
  for (const width of [360, 1280]) {
    await ann.page.setViewportSize({ width, height: 800 });
    assert.deepEqual(await overflow(ann.page), [], `${width} px`);
    assert.deepEqual(await faults(ann.page), [], `${width} px`);
  }
  await elsewhere.page.reload();
  await elsewhere.page.waitForSelector('button:has-text("Sign in")');
  const refused = /status of 4\d\d/; // the browser notes the refusals that were meant
  assert.deepEqual(
    [...ann.errors, ...elsewhere.errors].filter((error) => !refused.test(error)),
    [],
  );
});

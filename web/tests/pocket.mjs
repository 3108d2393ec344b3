// A visitor of the house in a browser: where they are asked something, and what ends their tab.
import { myTurn, PATIENCE, person } from "./house.mjs";

/** Somebody who has the house open and can be without a network from now on. */
export async function visit(browser, host, options = {}) {
  const visitor = await person(browser, host, { acceptDownloads: true, ...options });
  await visitor.page.goto(host.url);
  await visitor.page.locator(".game").first().waitFor();
  await kept(visitor.page);
  return visitor;
}

/** Wait until the house is kept for when there is no network. */
export async function kept(page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Sit down against bots of a level. */
export async function sitDown(page, game, level) {
  const card = page.locator(`.game[data-game="${game}"]`);
  await card.locator(`input[value="${level}"]`).evaluate((input) => input.click());
  await card.locator("button.go").click();
  await page.waitForURL(/#\/table\//);
  await myTurn(page);
}

/** Another tab of the same browser. */
export async function tab(visitor, address) {
  const page = await visitor.context.newPage();
  page.on("pageerror", (error) => visitor.errors.push(error.message));
  page.setDefaultTimeout(PATIENCE);
  await page.goto(address);
  return page;
}

/** A tab in place of another, which ends without a word: closed, or with the whole process behind it. */
export async function kill(visitor, crash = false) {
  const { page } = visitor;
  const address = page.url();
  if (crash) {
    const gone = new Promise((done) => page.once("crash", done));
    const devtools = await visitor.context.newCDPSession(page);
    devtools.send("Page.crash").catch(() => undefined); // nobody is left to answer
    await gone;
  }
  await page.close();
  visitor.page = await tab(visitor, address);
}

export const step = (page) => page.evaluate(() => Number(document.querySelector(".frame")?.dataset.step ?? 0));

export const question = (page) =>
  page.evaluate(() => ({
    step: document.querySelector(".frame").dataset.step,
    actions: [...document.querySelectorAll(".decide [data-action], .decide .chip")].map((one) => one.textContent),
  }));

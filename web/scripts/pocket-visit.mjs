// The figures of docs/pocket.md: a first visit at 20 Mbit/s and a start without a network. `make pocket` first.
import { myTurn, person } from "../tests/house.mjs";
import { StaticHost } from "../tests/static.mjs";
import { launch } from "./browser.mjs";

const host = await new StaticHost(20e6 / 8).open();
const browser = await launch();
const { page, context } = await person(browser, host);
const since = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;
const lobby = () => page.locator(".game").first().waitFor();

let began = performance.now();
await page.goto(host.url);
await lobby();
const shown = since(began);
await page.locator('.game[data-game="maui"] button.go').click();
await myTurn(page);
console.log(`first visit: lobby ${shown}, first decision ${since(began)}, ${(host.sent / 1e6).toFixed(2)} MB`);
await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
await host.close();
for (let time = 1; time <= 3; time += 1) {
  began = performance.now();
  await page.goto("about:blank");
  await page.goto(host.url);
  await lobby();
  console.log(`start without a network: ${since(began)}`);
}
await context.close();
await browser.close();

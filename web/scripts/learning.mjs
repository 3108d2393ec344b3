// The pictures of docs/learning-pictures.md, under 2 MB together: every glance page and three steps of every lesson, at both widths.
//   node scripts/learning.mjs [game ...]
// Starts a server of its own.
import { House, launch, person } from "../tests/house.mjs";
import { packing } from "./packing.mjs";

const FOLDER = "../docs/images/learning";
const GAMES = ["samoa", "amsterdam", "overbooking", "maui", "austria"];
const STEPS = [0, 4, 8];
const WIDTHS = [
  [1280, 800, 700],
  [390, 844, 340],
];
const wanted = process.argv.slice(2);

const house = await new House().open();
const browser = await launch();
const keep = await packing(browser, FOLDER);

for (const [width, height, widest] of WIDTHS) {
  for (const theme of ["light", "dark"]) {
    const { page, context, url } = await person(browser, house, { viewport: { width, height }, colorScheme: theme });
    for (const game of GAMES.filter((one) => wanted.length === 0 || wanted.includes(one))) {
      // one width of each in the dark is enough to see that it works there
      if (theme === "dark" && (GAMES.indexOf(game) % 2 === 0) === (width === 390)) continue;
      const ending = theme === "dark" ? "-dark" : "";
      await page.goto(`${url}/rules/${game}`);
      await page.waitForSelector("#glance figure.panel");
      for (const panel of await page.locator("#glance figure.panel").all()) {
        await panel.scrollIntoViewIfNeeded();
        await panel.locator(".window.ready").waitFor();
      }
      await page.waitForTimeout(300);
      await keep(`glance-${game}-${width}${ending}`, await page.locator("#glance").screenshot(), widest);
      if (theme === "dark") continue;
      await page.goto(`${url}/learn/${game}`);
      await page.waitForSelector(".lesson-card");
      for (const step of STEPS) {
        const there = page.locator(`.lesson-card[data-step="${step}"]`);
        for (;;) {
          // moves of the others come by themselves: then there is nothing to press
          await there.or(page.locator(".lesson-card button:is(.go, .show)")).first().waitFor();
          if (await there.isVisible()) break;
          const at = await page.locator("progress").evaluate((bar) => bar.value);
          await page.locator(".lesson-card button:is(.go, .show)").click();
          await page.waitForFunction((at) => document.querySelector("progress").value !== at, at);
        }
        await page.waitForTimeout(500); // the rings find their places
        await keep(`lesson-${game}-${step + 1}-${width}`, await page.screenshot(), widest);
      }
    }
    await context.close();
  }
}
await browser.close();
await house.close();

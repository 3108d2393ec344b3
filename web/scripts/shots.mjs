// Screenshots of boards in the harness:
//   node scripts/shots.mjs overbooking --step 40 --seat 0 --width 1280,390 --theme light,dark --lang en,ru
// writes shots/<fixture>-<width>[-dark][-ru].png. --full takes the whole page, --mine the first step >= --step at which
// the seat is asked.
import { mkdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { launch } from "./browser.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    step: { type: "string", default: "40" },
    seat: { type: "string", default: "0" },
    width: { type: "string", default: "1280,390" },
    theme: { type: "string", default: "light" },
    lang: { type: "string", default: "en" },
    full: { type: "boolean", default: false },
    mine: { type: "boolean", default: true },
    click: { type: "string", default: "" },
    name: { type: "string", default: "" },
  },
});
const server = await createServer({ server: { port: 0, host: "127.0.0.1" }, logLevel: "error" });
await server.listen();
const base = `http://127.0.0.1:${server.httpServer.address().port}`;
const browser = await launch();
mkdirSync("shots", { recursive: true });
try {
  for (const fixture of positionals) {
    const steps = JSON.parse(readFileSync(`fixtures/${fixture}.json`, "utf8")).steps;
    let step = Number(values.step);
    if (values.mine) {
      const found = steps.findIndex((one, number) => number >= step && one.acting.includes(Number(values.seat)));
      if (found >= 0) step = found;
    }
    for (const width of values.width.split(",").map(Number)) {
      for (const theme of values.theme.split(",")) {
        for (const lang of values.lang.split(",")) {
          const phone = width < 720;
          const page = await browser.newPage({
            viewport: { width, height: phone ? 844 : 800 },
            deviceScaleFactor: phone ? 2 : 1,
            hasTouch: phone,
            reducedMotion: "reduce",
          });
          page.on("pageerror", (error) => console.error("page:", error.message));
          page.on("console", (message) => message.type() === "error" && console.error("console:", message.text()));
          await page.goto(
            `${base}/?harness=${fixture}&bare&step=${step}&seat=${values.seat}&theme=${theme}&lang=${lang}`,
          );
          await page.waitForSelector(".frame");
          await page.evaluate(() => document.fonts.ready);
          for (const selector of values.click.split(";").filter(Boolean)) await page.click(selector);
          await page.waitForTimeout(150);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (wide > 0) console.error(`${fixture} at ${width}: ${wide} px too wide`);
          const path = `shots/${values.name || fixture}-${width}${theme === "dark" ? "-dark" : ""}${lang === "en" ? "" : `-${lang}`}.png`;
          await page.screenshot({ path, fullPage: values.full });
          console.log(`${path} (step ${step})`);
          await page.close();
        }
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}

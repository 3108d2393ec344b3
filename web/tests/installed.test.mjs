// The page as something to install: what its manifest promises is there, and its icons are the emblem.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { draw, FOLDER, ICONS } from "../scripts/icons.mjs";
import { House, launch, person } from "./house.mjs";
import { StaticHost } from "./static.mjs";

const MOST = 20_000; // bytes of an icon
const ALIKE = 2; // of 255: another Chromium may smooth an edge otherwise

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** The manifest as the browser reads it, what it finds wrong, and the pictures that it and the page name. */
async function manifest(host) {
  const { page, context, errors } = await person(browser, host);
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(host.url);
  await page.locator(".game").first().waitFor();
  const loaded = asked.filter((address) => address.endsWith(".png"));
  const devtools = await context.newCDPSession(page);
  const { url, errors: wrong, data } = await devtools.send("Page.getAppManifest");
  const { icons, start_url: start } = JSON.parse(data);
  const named = icons.map(({ src, sizes, type, purpose }) => ({ src: new URL(src, url).href, sizes, type, purpose }));
  const touch = await page.locator('link[rel="apple-touch-icon"]').evaluate((link) => link.href);
  named.push({ src: touch, sizes: "180x180", type: "image/png", purpose: "touch" });
  for (const icon of named) {
    const size = await page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, icon.src);
    if (icon.sizes !== "any") assert.equal(size, icon.sizes, icon.src);
  }
  assert.deepEqual(errors, []);
  await context.close();
  return { start: new URL(start, url).href, wrong, loaded, icons: named };
}

for (const [where, host] of [
  ["a server's page", () => new House()],
  ["the house in a browser", () => new StaticHost()],
])
  test(`${where} can be installed, and loads no icon before`, { timeout: 1_800_000 }, async (context) => {
    const opened = await host().open();
    context.after(() => opened.close());
    const { start, wrong, loaded, icons } = await manifest(opened);
    assert.deepEqual(wrong, []);
    assert.deepEqual(loaded, []);
    assert.equal(start, new URL("./", opened.url).href);
    const pictures = icons
      .filter(({ type }) => type === "image/png")
      .map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    assert.deepEqual(pictures, ["192x192 any", "512x512 any", "512x512 maskable", "180x180 touch"]);
  });

test("the icons are the emblem", { timeout: 1_800_000 }, async () => {
  const page = await browser.newPage();
  for (const [name, icon] of Object.entries(ICONS)) {
    const kept = readFileSync(`${FOLDER}/${name}`);
    assert.ok(kept.length < MOST, `${name}: ${kept.length} bytes`);
    const drawn = await draw(browser, icon);
    const apart = await page.evaluate(
      async (pictures) => {
        const [ours, theirs] = await Promise.all(
          pictures.map(async (picture) => {
            const image = new Image();
            image.src = `data:image/png;base64,${picture}`;
            await image.decode();
            const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
            canvas.drawImage(image, 0, 0);
            return canvas.getImageData(0, 0, image.width, image.height).data;
          }),
        );
        if (ours.length !== theirs.length) return 255;
        return ours.reduce((sum, value, at) => sum + Math.abs(value - theirs[at]), 0) / ours.length;
      },
      [kept.toString("base64"), drawn.toString("base64")],
    );
    assert.ok(
      apart < ALIKE,
      `${name} is not the emblem (${apart} of 255 apart): node scripts/icons.mjs draws it again`,
    );
  }
});

// What small places on the boards must still show: names apart, shells side by side, numbers for screen readers.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, launch, myTurn, person } from "./house.mjs";

let house, browser;
before(async () => {
  house = await new House().open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

/** A table with as many bots as there may be. */
async function full(page, game, bots) {
  await page.goto(`${house.url}/new/${game}`);
  await page.locator(`.counts input[value="${bots + 1}"]`).check({ force: true });
  for (let seat = 1; seat <= bots; seat += 1) await page.locator("form ol select").nth(seat).selectOption("1");
  await page.click("div.go button.go");
  await page.waitForURL(/\/table\//);
  await myTurn(page);
}

for (const width of [1280, 390]) {
  test(`samoa at ${width}: names that are cut still differ`, { timeout: 60_000 }, async () => {
    const options = { locale: "uk", viewport: { width, height: 800 } };
    const { page, errors, context } = await person(browser, house, options);
    await full(page, "samoa", 4);
    const names = await page.locator(".order li b").evaluateAll((all) =>
      all.map((name) => {
        const tail = name.querySelector(".tail");
        const [own, around] = [tail ?? name, name.closest("li")].map((one) => one.getBoundingClientRect());
        return { text: (tail ?? name).textContent.trim(), whole: own.right <= around.right + 1 && own.width > 4 };
      }),
    );
    assert.equal(new Set(names.map(({ text }) => text)).size, 5, JSON.stringify(names));
    assert.ok(
      names.every(({ whole }) => whole),
      JSON.stringify(names),
    );
    assert.deepEqual(errors, []);
    await context.close();
  });

  test(`maui at ${width}: shells at the start lie side by side`, { timeout: 60_000 }, async () => {
    const { page, errors, context } = await person(browser, house, { viewport: { width, height: 800 } });
    await full(page, "maui", 3);
    const overlaps = await page.locator(".track .off .shells").evaluateAll((starts) =>
      starts.flatMap((start) => {
        const boxes = [...start.querySelectorAll(".shell")].map((shell) => shell.getBoundingClientRect());
        return boxes.slice(1).map((box, at) => boxes[at].right - box.left);
      }),
    );
    assert.ok(overlaps.length > 0, "some shells are still at the start");
    assert.ok(
      overlaps.every((overlap) => overlap <= 0.5),
      overlaps.join(" "),
    );
    const rows = await page.locator(".worth[aria-label]").evaluateAll((all) => all.map((row) => row.ariaLabel));
    assert.ok(rows.length > 0 && rows.every((row) => /^Row \d: \d+$/.test(row)), rows.join(", "));
    assert.deepEqual(errors, []);
    await context.close();
  });
}

// What small places on the boards must still show: names apart, shells side by side, numbers for screen readers.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, before, test } from "node:test";
import { House, launch, myTurn, person, PYTHON } from "./house.mjs";

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
  test(`samoa at ${width}: names that are cut still differ`, { timeout: 1_800_000 }, async () => {
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

  test(`maui at ${width}: shells at the start lie side by side`, { timeout: 1_800_000 }, async () => {
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
    assert.equal(rows.length, await page.locator(".beach:not(.small) .worth").count(), "every row has its number");
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test(
  "amsterdam: the way a figure walks is drawn step by step, and stays when it has walked",
  { timeout: 1_800_000 },
  async () => {
    const { page, errors, context } = await person(browser, house);
    await full(page, "amsterdam", 2);
    const prompt = () =>
      page.evaluate(async () => {
        const id = location.pathname.split("/").at(-1);
        return (await (await fetch(`/api/tables/${id}/state?seat=0`)).json()).now.prompt;
      });
    const next = async (click) => {
      const step = await page.locator(".frame[data-step]").getAttribute("data-step");
      await click();
      await page.waitForFunction((before) => document.querySelector(".frame[data-step]").dataset.step !== before, step);
      assert.equal(await myTurn(page), false);
    };
    while ((await prompt()).key !== "walking")
      await next(() => page.locator(".decide [data-action]").first().dispatchEvent("click"));
    assert.equal(await page.locator(".city .way").count(), 0, "nothing is pointed at");
    const { params } = await prompt();
    const goal = page.locator(".city .crossing.lit").first();
    await goal.hover();
    await page.waitForSelector(".city .way path", { state: "attached" });
    const numbers = await page.locator(".city .way text").allTextContents();
    assert.deepEqual(
      numbers,
      Array.from({ length: params.mayor }, (_, at) => String(at + 1)),
    );
    await page.mouse.move(2, 2);
    await page.waitForSelector(".city .way", { state: "detached" });
    await next(() => goal.click());
    assert.equal(await page.locator(".city .walked").count(), 1);
    assert.deepEqual(errors, []);
    await context.close();
  },
);

/** Records of games between random bots, with a line at which the player asked holds a send-home tile in vain. */
function tilesInVain() {
  const program = `
import json, boardinghouse as bh
from boardinghouse.bots import find
found = {}
for seed in range(40):
    if len(found) == 2:
        break
    record = bh.play(bh.load("samoa"), [find("random")] * 3, seed=seed)
    for line, made in enumerate(record.lines):
        view = record.state_at(line).view(made.seat) if made.seat != bh.CHANCE else None
        if view is None or view["prompt"]["key"] not in ("house", "day-off"):
            continue
        if view["players"][made.seat]["special"].get("send-home") and not any(view["groups"]):
            found[view["prompt"]["key"]] = {"text": record.text(), "line": line, "seat": made.seat}
print(json.dumps(found))`;
  return JSON.parse(execFileSync(PYTHON, ["-c", program], { maxBuffer: 1 << 28 }).toString());
}

test("samoa: a send-home tile that cannot be used says why", { timeout: 1_800_000 }, async () => {
  const { page, errors, context } = await person(browser, house);
  await page.goto(house.url);
  const why = { house: /no tourist is left to house/, "day-off": /on your day off you house nobody/ };
  for (const [key, position] of Object.entries(tilesInVain())) {
    const id = await page.evaluate(async (about) => {
      const send = (path, data) =>
        fetch(path, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(data),
        }).then((answer) => answer.json());
      await send("/api/guests", { name: "Nora" });
      return (await send("/api/records/branch", about)).id;
    }, position);
    await page.goto(`${house.url}/table/${id}`);
    await page.waitForSelector('.tag[data-tile="send-home"]');
    const told = [];
    for (const tile of await page.locator('.tag[data-tile="send-home"]').all()) {
      await page.mouse.move(2, 2);
      await page.waitForSelector(".explain", { state: "detached" });
      const { x, y, width, height } = await tile.boundingBox();
      while ((await page.locator(".explain").count()) === 0) {
        await page.mouse.move(x + width / 2 + Math.random(), y + height / 2);
        await page.waitForTimeout(500);
      }
      told.push(await page.textContent(".explain"));
    }
    assert.ok(
      told.some((text) => why[key].test(text)),
      `${key}: ${told.join(" | ")}`,
    );
    delete why[key];
  }
  assert.deepEqual(Object.keys(why), [], "both reasons were met");
  assert.deepEqual(errors, []);
  await context.close();
});

// What must be in sight at a table: at 1280 x 800, in my own turn, rivals and log lie on the screen in every game; nothing
// explained lies over a goal, nothing on the board moves when a choice is made, no text is too small to read.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { guest, sitDown, turns } from "./friends.mjs";
import { faults, finish, House, launch, myTurn, person, playBots, settle } from "./house.mjs";

const GAMES = ["samoa", "amsterdam", "overbooking", "maui", "austria"];
const LEAST = 60; // pixels of a log or of the rivals that count as seen
const SMALLEST = 10.95; // px: eleven, but for what is lost in rounding
const QUARTER = 0.25; // of a phone's height for the question

let house, browser;
before(async () => {
  house = await new House().open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

/** How many pixels of an element's height are on the screen, within all that scrolls around it. */
function seen(selector) {
  const element = document.querySelector(selector);
  if (!element) return 0;
  let { top, bottom } = element.getBoundingClientRect();
  top = Math.max(top, 0);
  bottom = Math.min(bottom, innerHeight);
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const box = around.getBoundingClientRect();
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  return bottom - top;
}

/** Texts too small to read, in px on the screen: those drawn, too. What lies in `but` is large with one tap. */
function small([least, but]) {
  return [...document.querySelectorAll("main *")]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
    .filter((one) => !one.closest(`.vh, defs, symbol, title, .mini${but}`) && one.getClientRects().length)
    .map((one) => {
      const scale = one instanceof SVGGraphicsElement ? Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b) : 1;
      return [parseFloat(getComputedStyle(one).fontSize) * scale, one.textContent.trim()];
    })
    .filter(([size]) => size < least)
    .map(([size, text]) => `${size.toFixed(1)} px: ${text}`);
}

for (const game of GAMES) {
  test(`rivals and log of ${game} are in sight in my own turn`, { timeout: 1_800_000 }, async () => {
    const { page, context, url, errors } = await person(browser, house);
    await playBots(page, url, game);
    await myTurn(page);
    await settle(page);
    for (const part of [".others .other", ".news .log", ".decide .prompt"]) {
      const pixels = await page.evaluate(seen, part);
      assert.ok(
        pixels >= (part.includes("prompt") ? 18 : part.includes("other") ? 36 : LEAST),
        `${part}: ${pixels} px`,
      );
    }
    assert.deepEqual(await page.evaluate(small, [SMALLEST, ""]), []);
    // the list of all actions opens beside the board, which stays where it is
    const where = () =>
      page.evaluate(() => {
        const { x, y, width, height } = document.querySelector(".board").getBoundingClientRect();
        return [x + scrollX, y + scrollY, width, height].map(Math.round); // in the page: a line of the log may scroll it
      });
    const stood = await where();
    await page.keyboard.press("a");
    await page.waitForSelector(".decide .panel.all");
    assert.deepEqual(await where(), stood, "the board moves when the list opens");
    const told = await page.locator(".decide [data-action]").count();
    const legal = await page.evaluate(async () => {
      const id = location.pathname.split("/").at(-1);
      return (await (await fetch(`/api/tables/${id}/state?seat=0`)).json()).now.actions.length;
    });
    assert.equal(told, legal, "the list is not complete");
    assert.deepEqual(await faults(page), []);
    await page.keyboard.press("a");
    await page.waitForSelector(".decide .panel:not(.all)");
    await page.keyboard.press("?");
    await page.waitForSelector(".keys kbd");
    assert.deepEqual(await faults(page), []);
    await page.keyboard.press("Escape");
    await page.waitForSelector(".keys", { state: "detached" });
    // what a rival has, large, and back
    await page.locator(".others .line").first().focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.matches(".rival .close"));
    assert.deepEqual(await faults(page, ".rival"), []);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.activeElement?.matches(".others .line"));
    assert.equal(await page.locator(".rival").count(), 0);
    // a line of the log shows its place
    await page.evaluate(() => document.querySelectorAll(".log details").forEach((set) => (set.open = true)));
    await page.focus(".log");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".ring");
    await page.keyboard.press("+");
    await page.waitForSelector(".board .near");
    assert.deepEqual(await where(), stood, "the board moves when it is looked at closely");
    await page.keyboard.press("-");
    await page.waitForSelector(".board .near", { state: "detached" });
    // on a phone: the question takes a quarter, and one tap makes the board large enough
    await page.setViewportSize({ width: 390, height: 844 });
    await settle(page);
    const high = await page.evaluate(
      () => document.querySelector(".decide").getBoundingClientRect().height / innerHeight,
    );
    assert.ok(high <= QUARTER + 0.001, `the question takes ${high} of the screen`);
    assert.deepEqual(await page.evaluate(small, [SMALLEST, ", .board"]), []);
    await page.click(".loupe");
    await page.waitForSelector(".board .near");
    assert.deepEqual(await page.evaluate(small, [8, ""]), []);
    assert.deepEqual(errors, []);
    await context.close();
  });
}

for (const game of GAMES) {
  test(`the chat of ${game} opens beside the question in my own turn`, { timeout: 1_800_000 }, async () => {
    const people = [];
    for (const name of ["Ann", "Bob", "Vira"].slice(0, game === "samoa" ? 3 : 2))
      people.push(await guest(browser, house, name));
    await sitDown(people, { game, chat: "all" });
    const [{ page, errors }] = await turns(people);
    await page.click(".bar[aria-controls=chat]");
    await page.waitForFunction(() => document.activeElement.matches("#chat input"));
    await settle(page);
    const hidden = await page.evaluate(() => {
      const onScreen = ({ left, top, right, bottom }) =>
        left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const free = (element) => {
        const box = element.getBoundingClientRect();
        const on = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return onScreen(box) && on !== null && element.contains(on);
      };
      return ["#chat input", ".decide .prompt", ".others .line"].filter((part) => !free(document.querySelector(part)));
    });
    assert.deepEqual(hidden, []);
    assert.deepEqual(errors, []);
    for (const { context } of people) await context.close();
  });
}

test("what belongs together is answered with one press", { timeout: 1_800_000 }, async () => {
  const { page, context, url, errors } = await person(browser, house);
  await playBots(page, url, "austria");
  const chain = page.locator('.decide [data-chain="1-1,1-2,1-3"]');
  for (;;) {
    await myTurn(page);
    if (await chain.count()) break;
    const step = await page.locator(".frame[data-step]").getAttribute("data-step");
    await page.locator(".decide [data-action]").first().dispatchEvent("click");
    await page.waitForFunction((before) => document.querySelector(".frame[data-step]").dataset.step !== before, step);
  }
  await chain.click();
  await page.waitForFunction(async () => {
    const id = location.pathname.split("/").at(-1);
    const { now } = await (await fetch(`/api/tables/${id}/state?seat=0`)).json();
    return now.view.players[0].rooms.filter((room) => room === "free").length === 3;
  });
  assert.deepEqual(errors, []);
  await context.close();
});

test("an answer that is the only one needs no click", { timeout: 1_800_000 }, async () => {
  const { page, context, url, errors } = await person(browser, house);
  await context.addInitScript(() =>
    localStorage.setItem("boardinghouse", JSON.stringify({ speed: "off", hints: false, forced: true })),
  );
  const sent = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(JSON.parse(payload))));
  await playBots(page, url, "samoa");
  let clicks = 0;
  // answers that nobody clicked come within a few rounds: the only free room, the only tourist left
  while (sent.filter(({ type }) => type === "play").length <= clicks) {
    assert.equal(await myTurn(page), false, "every answer of the game was clicked");
    const step = await page.locator(".frame[data-step]").getAttribute("data-step");
    const clicked = await page.evaluate(() => {
      const actions = [...document.querySelectorAll(".decide [data-action]")];
      if (actions.length === 0) document.querySelector('.decide .chip:not([aria-pressed="true"])')?.click();
      // the way to all actions is there where there are several
      if (actions.length === 0 || !document.querySelector(".decide .more")) return false;
      actions[0].click();
      return true;
    });
    if (!clicked) await page.waitForTimeout(50);
    else {
      clicks += 1;
      await page.waitForFunction((before) => document.querySelector(".frame[data-step]").dataset.step !== before, step);
    }
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test("a card chosen ahead is laid when its round comes", { timeout: 1_800_000 }, async () => {
  const { page, context, url, errors } = await person(browser, house);
  // what the others do is held back until the next card is chosen
  const held = { on: false, messages: [] };
  const sent = [];
  let client;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    client = socket;
    socket.onMessage((text) => {
      sent.push(JSON.parse(text));
      server.send(text);
    });
    server.onMessage((text) => {
      const { type, now } = JSON.parse(text);
      const mine = ["step", "patch"].includes(type) && now.acting?.includes(0);
      if (held.on && (held.messages.length || mine)) held.messages.push(text);
      else socket.send(text);
    });
  });
  await playBots(page, url, "samoa");
  await myTurn(page);
  const cards = await page.evaluate(async () => {
    const id = location.pathname.split("/").at(-1);
    const { now } = await (await fetch(`/api/tables/${id}/state?seat=0`)).json();
    return now.actions.map(({ id, args }) => [id, args.card]);
  });
  const cardOf = new Map(cards);
  const laid = () => sent.filter(({ type, action }) => type === "play" && cardOf.has(action)).map((one) => one.action);
  await page.locator(".hand .card.in-hand").last().waitFor();
  await page.locator('.hand .card[data-card="off"]').click(); // with the day off you build nothing and house nobody
  held.on = true;
  const next = page.locator(".hand .card.quiet").last();
  await next.waitFor();
  const card = await next.getAttribute("data-card");
  assert.notEqual(card, "off");
  await next.click();
  await page.waitForSelector(".decide .ahead");
  await page.waitForSelector(`.hand .card.proposed[data-card="${card}"]`);
  held.on = false;
  for (const text of held.messages.splice(0)) client.send(text);
  // what the day off asks is answered here; the next round's question by the page, before anybody can click
  while (laid().length < 2) {
    const open = await page.evaluate(
      async (lays) => {
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        if (document.querySelector(".frame.waiting")) return false;
        const buttons = [...document.querySelectorAll(".decide.mine [data-action]")];
        if (buttons.some(({ dataset }) => lays.includes(Number(dataset.action)))) return true;
        (buttons[0] ?? document.querySelector(".decide.mine .chip"))?.click();
        return false;
      },
      [...cardOf.keys()],
    );
    if (laid().length < 2) assert.ok(!open, "the question is open, and the card is not laid");
  }
  assert.deepEqual(
    laid().map((action) => cardOf.get(action)),
    ["off", card],
  );
  await page.waitForSelector(".decide .ahead", { state: "detached" });
  assert.deepEqual(errors, []);
  await context.close();
});

test("the lobby remembers what was played and who was beaten", { timeout: 1_800_000 }, async () => {
  const { page, context, url, errors } = await person(browser, house);
  await page.route("**/api/tables/mine", async (route) => {
    const answer = await route.fetch();
    const tables = await answer.json();
    for (const table of tables) if (table.status === "over") table.places = table.places.map((_, seat) => seat + 1);
    await route.fulfill({ json: tables });
  });
  await playBots(page, url, "maui", 2);
  await myTurn(page);
  await finish(page);
  const scores = await page.locator(".places .score").allTextContents();
  await page.goto(url);
  const line = page.locator('.sheet > li[data-game="maui"]');
  await line.waitFor();
  const told = await line.textContent();
  for (const score of scores) assert.ok(told.includes(score), `${score} is not in ${told}`);
  assert.match(await page.locator('.game[data-game="maui"] .beaten').textContent(), /Beaten: Porter/);
  assert.equal(await page.locator(".game .beaten").count(), 1);
  assert.equal(await page.locator("a.last").getAttribute("href"), await line.locator("a").last().getAttribute("href"));
  assert.deepEqual(await faults(page), []);
  assert.deepEqual(errors, []);
  await context.close();
});

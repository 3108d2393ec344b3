// Two people with a hidden hand each: invitation by link, secrets, chat, and a server that is killed and comes back.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, introduce, launch, person, playBots } from "./house.mjs";

let house, browser;
before(async () => {
  house = await new House().open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

/** The cards that a seat's panel offers, as text. */
async function play(page) {
  if ((await page.locator(".decide [data-action]").count()) === 0) await page.locator(".decide .chip").first().click();
  const action = page.locator(".decide [data-action]").first();
  const text = await action.textContent();
  await action.click();
  return text;
}

/** Ann makes a table for two, Bob comes by her link, and the game begins. */
async function sitDown(ann, bob) {
  await ann.page.goto(`${house.url}/new/overbooking`);
  await ann.page.waitForSelector(".counts");
  await ann.page.locator('.counts input[value="2"]').check({ force: true });
  await introduce(ann.page, "Ann");
  await ann.page.click("div.go button.go");
  await ann.page.waitForURL(/\/table\//);
  await ann.page.click('button:has-text("Invite")');
  const link = await ann.page.locator(".link input").inputValue();
  assert.match(link, /#\/invite\//);
  assert.equal(await ann.page.locator('.link svg[role="img"]').count(), 1);

  await bob.page.goto(link);
  await bob.page.fill('input[autocomplete="nickname"]', "Bob");
  await bob.page.click("form button.go");
  await bob.page.waitForURL(/\/table\//);
  await ann.page.click('button:has-text("Start the game")');
  await Promise.all([ann, bob].map(({ page }) => page.waitForSelector(".frame")));
}

/** Who is asked. */
function mover(...people) {
  return Promise.race(
    people.map(async (who) => {
      await who.page.waitForSelector(".decide.mine .chip");
      return who;
    }),
  );
}

test("two browsers at one table", { timeout: 1_800_000 }, async () => {
  const ann = await person(browser, house);
  const bob = await person(browser, house);
  await sitDown(ann, bob);

  // what travels to one browser never names a card of the other's hand
  const sent = { ann: "", bob: "" };
  for (const [name, who] of Object.entries({ ann, bob })) {
    who.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => (sent[name] += `${payload}\n`)));
    await who.page.reload();
    await who.page.waitForSelector(".frame");
    while (!sent[name].includes('{"type":"sync"')) await who.page.waitForTimeout(20);
  }
  const hands = Object.fromEntries(
    Object.entries(sent).map(([name, text]) => {
      const sync = text.match(/\{"type":"sync".*\}/)?.[0];
      const { now, seat } = JSON.parse(sync);
      return [name, { own: now.view.players[seat].hand, other: now.view.players[1 - seat].hand }];
    }),
  );
  assert.equal(hands.ann.own.length, 9);
  assert.equal(hands.ann.other, undefined);
  assert.equal(hands.bob.other, undefined);

  // both play; chat reaches the other
  for (let move = 0; move < 4; move += 1) {
    const { page } = await mover(ann, bob);
    const before = await page.locator(".log li:not(.since)").count();
    await play(page);
    await page.waitForFunction((count) => document.querySelectorAll(".log li:not(.since)").length > count, before);
    await page.waitForSelector(".decide:not(.mine)");
  }
  await ann.page.click('.bar:has-text("Chat")');
  await ann.page.fill(".chat input", "Good evening");
  await ann.page.keyboard.press("Enter");
  await bob.page.waitForSelector(".unread");
  await bob.page.click('.bar:has-text("Chat")');
  await bob.page.waitForSelector('.chat li:has-text("Good evening")');

  // whom one has muted one does not hear, until one wants to
  const guest = await ann.page.locator(".chat li b").first().textContent();
  await bob.page.click(".chat li .mute");
  await bob.page.waitForSelector('.chat li:has-text("Good evening")', { state: "detached" });
  await bob.page.reload();
  await bob.page.click('.bar:has-text("Chat")');
  await bob.page.waitForSelector(`.chat p:has-text("${guest}") .mute`);
  assert.equal(await bob.page.locator('.chat li:has-text("Good evening")').count(), 0);
  await bob.page.click(`.chat p:has-text("${guest}") .mute`);
  await bob.page.waitForSelector('.chat li:has-text("Good evening")');

  // put the drawers away
  for (const { page } of [ann, bob]) {
    await page.keyboard.press("Escape");
    await page.waitForSelector(".chat", { state: "detached" });
  }

  // the server dies in mid-game; both see it, both come back, and the game goes on
  ann.errors.length = bob.errors.length = 0;
  await house.end();
  await ann.page.waitForSelector(".lost");
  await house.open();
  await Promise.all([ann, bob].map(({ page }) => page.waitForSelector(".lost", { state: "detached" })));
  const next = await mover(ann, bob);
  await play(next.page);
  await next.page.waitForSelector(".decide:not(.mine)");
  const unexpected = [...ann.errors, ...bob.errors].filter(
    (error) => !/WebSocket|ERR_CONNECTION|Failed to load|Failed to fetch/.test(error),
  );
  assert.deepEqual(unexpected, []);
});

test("a move is taken back, and both see the table as it was", { timeout: 1_800_000 }, async () => {
  const ann = await person(browser, house);
  const bob = await person(browser, house);
  await sitDown(ann, bob);
  const table = (page) => page.evaluate(() => document.querySelector(".board").textContent.replace(/\s+/g, " "));
  const first = await mover(ann, bob);
  const other = first === ann ? bob : ann;
  for (const way of ["button", "keyboard"]) {
    await first.page.waitForSelector(".decide.mine .chip");
    const [mine, theirs] = [await table(first.page), await table(other.page)];
    await play(first.page);
    await first.page.waitForSelector(".decide:not(.mine)");
    await other.page.waitForSelector(".decide.mine");
    assert.notEqual(await table(first.page), mine);
    assert.notEqual(await table(other.page), theirs);
    if (way === "button") await first.page.click('.buttons .btn:has-text("Undo")');
    else await first.page.keyboard.press("Control+z");
    await first.page.waitForSelector(".decide.mine .chip");
    await other.page.waitForSelector(".decide:not(.mine)");
    assert.equal(await table(first.page), mine);
    assert.equal(await table(other.page), theirs);
  }
  assert.equal(await other.page.locator('.log li:has-text("takes a move back")').count(), 2);
  assert.deepEqual([...ann.errors, ...bob.errors], []);
});

test("a stranger sits down from the lobby, stands up and sits down again", { timeout: 1_800_000 }, async () => {
  const ann = await person(browser, house);
  const bob = await person(browser, house);
  const eve = await person(browser, house);
  await ann.page.goto(`${house.url}/new/overbooking`);
  await ann.page.waitForSelector(".counts");
  await ann.page.locator('.counts input[value="2"]').check({ force: true });
  await ann.page.locator("li select").nth(1).selectOption("open");
  await ann.page.locator('label:has-text("List it in the lobby") input').check();
  await introduce(ann.page, "Ann");
  await ann.page.click("div.go button.go");
  await ann.page.waitForURL(/\/table\//);

  for (const { page } of [bob, eve]) {
    await page.goto(house.url);
    await page.click(`a[href="${new URL(ann.page.url()).pathname}"]`);
    await page.waitForSelector('.seats button:has-text("Sit down")');
  }
  await bob.page.click('.seats button:has-text("Sit down")');
  await bob.page.waitForSelector('form:has-text("First say what the others should call you")'); // asked once
  await bob.page.keyboard.type("Bob");
  await bob.page.keyboard.press("Enter");
  await bob.page.waitForSelector('li:has-text("Bob") .you');
  await eve.page.waitForSelector('.seats button:has-text("Sit down")', { state: "detached" });
  await bob.page.click('.seats button:has-text("Stand up")');
  await bob.page.waitForSelector(".you", { state: "detached" });
  await eve.page.waitForSelector('.seats button:has-text("Sit down")');
  await bob.page.click('.seats button:has-text("Sit down")');
  await bob.page.waitForSelector(".you");

  await ann.page.click('button:has-text("Start the game")');
  await Promise.all([ann, bob].map(({ page }) => page.waitForSelector(".frame")));
  await eve.page.waitForSelector('.closed .sheet:has-text("not open to others")');
  assert.equal(await eve.page.locator(".closed a").count(), 1);
  const { page } = await mover(ann, bob);
  await play(page);
  await page.waitForSelector(".decide:not(.mine)");
  assert.deepEqual([...ann.errors, ...bob.errors, ...eve.errors], []);
});

test("who leaves in one window is told so in the other, and comes back there", { timeout: 1_800_000 }, async () => {
  const ann = await person(browser, house);
  const bob = await person(browser, house);
  await sitDown(ann, bob);
  const leaver = await mover(ann, bob); // so that a turn of theirs is waited for
  const other = leaver === ann ? bob : ann;
  const second = await leaver.context.newPage();
  await second.goto(leaver.page.url());
  await second.waitForSelector(".frame");
  await leaver.page.click('.bar:has-text("Menu")');
  await leaver.page.click('button:has-text("Leave the game")');
  await leaver.page.click('.menu p + button:has-text("Leave the game")');
  await leaver.page.waitForURL(`${house.url}/`);
  await leaver.page.waitForSelector('.key:has-text("You have left")');
  assert.equal(await leaver.page.locator(".key.you").count(), 0);
  assert.doesNotMatch(await leaver.page.title(), /Your turn/);
  await other.page.waitForSelector('.note:has-text("has left")');
  await second.waitForSelector('.note:has-text("You have left this seat")');
  assert.equal(await second.locator(".note").count(), 1); // nothing to vote on for them
  await second.click('.note button:has-text("Come back")');
  await second.waitForSelector(".note", { state: "detached" });
  await other.page.waitForSelector(".note", { state: "detached" });
  const next = await mover(other, { page: second });
  await play(next.page);
  assert.deepEqual([...ann.errors, ...bob.errors], []);
});

test("two people at one screen see a curtain between their turns", { timeout: 1_800_000 }, async () => {
  const { page, errors } = await person(browser, house);
  await page.goto(`${house.url}/new/overbooking`);
  await page.waitForSelector(".counts");
  await page.locator('.counts input[value="2"]').check({ force: true });
  await page.locator("li select").nth(1).selectOption("local");
  await page.fill('li input[maxlength="24"]', "Vira");
  await page.click("div.go button.go");
  await page.waitForSelector('form:has-text("First say what the others should call you")');
  await page.keyboard.type("Ann");
  await page.click("div.go button.go");
  await page.waitForSelector(".curtain");
  assert.match(await page.textContent(".curtain"), /Ann|Vira/);
  assert.equal(await page.locator(".frame").count(), 0);
  await page.click(".curtain button");
  await page.waitForSelector(".decide.mine .chip");
  await play(page);
  await page.waitForSelector(".curtain");
  assert.deepEqual(errors, []);
});

test(
  "a table is closed to strangers until it may be watched, and then shows no hand",
  { timeout: 1_800_000 },
  async () => {
    const host = await person(browser, house);
    const stranger = await person(browser, house);
    await playBots(host.page, house.url, "overbooking");
    await host.page.waitForSelector(".decide.mine .chip");
    const address = host.page.url();
    await stranger.page.goto(address);
    await stranger.page.waitForSelector(".closed .sheet");
    const table = new URL(address).pathname.split("/").at(-1);
    const status = await host.page.evaluate(async (id) => {
      const command = {
        type: "switch",
        table: id,
        key: "let-others-watch",
        listed: false,
        watchable: true,
        chat: "off",
      };
      const body = JSON.stringify({ command });
      return (await fetch("/api/commands", { method: "POST", headers: { "content-type": "application/json" }, body }))
        .status;
    }, table);
    assert.equal(status, 200);
    let received = "";
    stranger.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => (received += payload)));
    await stranger.page.reload();
    await stranger.page.waitForSelector('.decide .prompt:has-text("Waiting for")');
    assert.match(await stranger.page.textContent(".decide .prompt"), /Waiting for \S/);
    assert.equal(await stranger.page.locator(".decide .chip").count(), 0);
    assert.ok(received.includes('"hand_count"'));
    assert.ok(!received.includes('"hand":'), "a hand went to a watcher");
  },
);

// Friends before, between and after games: invitations, the waiting room, chat, one screen, a rematch.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, launch } from "./house.mjs";
import { answer, api, command, guest, makeTable, seatOf, sitDown, turns } from "./friends.mjs";

let house, browser;
before(async () => {
  house = await new House().open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.close();
});
const gone = { state: "detached" };

/** That the line of the chat can be read and written where it is: nothing was scrolled, nothing lies over it. */
async function inSight(page) {
  const there = await page.evaluate(() => {
    const field = document.querySelector(".chat input");
    const { left, top, right, bottom } = field.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return { scrolled: scrollY, inside: top >= 0 && bottom <= innerHeight, free: hit === field };
  });
  assert.deepEqual(there, { scrolled: 0, inside: true, free: true });
}

/** The link that the host's page offers for a seat. */
async function inviteTo({ page }, seat) {
  const row = page.locator(".seats > li").nth(seat);
  await row.locator('button:has-text("Invite")').click();
  await row.locator(".link input").waitFor();
  return row.locator(".link input").inputValue();
}
async function come({ page, name }, link) {
  await page.goto("about:blank");
  await page.goto(link);
  await page.fill('input[autocomplete="nickname"]', name);
  await page.click("form button.go");
}

test("a freed seat has a new link, and who was removed is told", { timeout: 1_800_000 }, async () => {
  const host = await guest(browser, house, "Ann");
  const friend = await guest(browser, house, "Bob");
  const third = await guest(browser, house, "Eve");
  const { id } = await api(host.page, "/tables", {
    game: "overbooking",
    seats: [{ kind: "me" }, { kind: "reserved" }],
  });
  await host.page.goto(`${house.url}/table/${id}`);
  await host.page.waitForSelector('.head:has-text("Waiting for players"):has-text("One seat is still free")');
  const first = await inviteTo(host, 1);
  await host.page.waitForSelector(
    '[data-says="local"]:has-text("only works on this machine"):has-text("HOST=0.0.0.0")',
  );

  // without the clipboard, as over plain http
  await host.page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => true;
  });
  await host.page.click('.link button:has-text("Copy")');
  await host.page.waitForSelector('.link button:has-text("Copied")');
  await host.page.evaluate(() => (document.execCommand = () => false));
  await host.page.click('.link button:has-text("Cop")');
  await host.page.waitForSelector('.link [role="alert"]');

  await friend.page.goto("about:blank");
  await friend.page.goto(first);
  await friend.page.waitForSelector('.what:has-text("Overbooking"):has-text("Ann has kept a seat for you")');
  await come(friend, first);
  await friend.page.waitForSelector(".you");
  await friend.page.click('button:has-text("Stand up")');
  await friend.page.waitForSelector(".you", gone);
  const second = await inviteTo(host, 1);
  assert.notEqual(second, first);
  await come(third, second);
  await third.page.waitForSelector(".you");

  await host.page.locator(".seats > li").nth(1).locator("select").selectOption("reserved");
  await third.page.waitForSelector('[data-says="removed"]');
  const thirdLink = await inviteTo(host, 1);
  assert.notEqual(thirdLink, second);
  await third.page.goto("about:blank");
  await third.page.goto(second);
  await third.page.waitForSelector('.problem:has-text("has been used")');
  await come(friend, thirdLink);
  await friend.page.waitForSelector(".you");
  await third.page.goto(`${house.url}/table/${id}`);
  await third.page.waitForSelector('.head:has-text("Every seat is taken")');
});

test("the host changes the table, everybody sees it, and talks meanwhile", { timeout: 1_800_000 }, async () => {
  const ann = await guest(browser, house, "Guest");
  const bob = await guest(browser, house, "Bob", { viewport: { width: 390, height: 844 } });
  const id = await makeTable([ann, bob], { game: "samoa", locals: ["Vira"], chat: "all" });
  for (const { page } of [ann, bob]) {
    await page.goto(`${house.url}/table/${id}`);
    await page.waitForSelector(".room");
  }
  await ann.page.click('.head button:has-text("Start the game")');
  await ann.page.waitForSelector('form:has-text("First say what the others should call you")');
  assert.ok(await ann.page.evaluate(() => document.activeElement.id === "call-me"));
  await ann.page.reload(); // not yet
  await ann.page.fill("#call-me", "Ann");
  await ann.page.keyboard.press("Enter");
  await bob.page.waitForSelector('.seats:has-text("Ann")');
  await ann.page.selectOption('select[name="clock"]', "1");
  await bob.page.waitForSelector('.opts:has-text("15 min each")');
  await ann.page.selectOption('select[name="out"]', "loses");
  await bob.page.waitForSelector('.opts:has-text("The player loses")');
  await ann.page.selectOption('select[name="seating"]', "loser");
  await ann.page.selectOption('select[name="seats"]', "4");
  await bob.page.waitForFunction(() => document.querySelectorAll(".seats > li").length === 4);
  await ann.page.selectOption('select[name="seats"]', "3");
  await bob.page.waitForFunction(() => document.querySelectorAll(".seats > li").length === 3);

  assert.equal((await api(bob.page, `/tables/${id}`)).seating, "loser");

  for (const { page } of [ann, bob]) {
    await page.click(".bar[aria-controls=chat]");
    await page.waitForSelector(".chat input");
    await inSight(page);
    assert.ok(await page.evaluate(() => document.activeElement.matches(".chat input")));
  }
  await ann.page.keyboard.type("Hello");
  await ann.page.keyboard.press("Enter");
  await bob.page.waitForSelector('.chat li:has-text("Hello")');
  await bob.page.keyboard.press("Escape");
  await bob.page.waitForSelector(".chat", gone);

  // at the table too, in my own turn, and with what came meanwhile counted
  await command(ann.page, id, "start");
  await bob.page.waitForSelector(".frame");
  await ann.page.keyboard.type("Your move");
  await ann.page.keyboard.press("Enter");
  await bob.page.waitForSelector('.unread:has-text("1")');
  await bob.page.click(".bar[aria-controls=chat]");
  await bob.page.waitForSelector('.chat li:has-text("Your move")');
  await inSight(bob.page);
  await api(bob.page, "/name", { name: "Богдан" }, "PUT");
  await ann.page.waitForSelector(".curtain");
  await ann.page.click(".curtain .go");
  await ann.page.waitForSelector('.other:has-text("Богдан")');
});

test("two quick changes of the host do not undo each other", { timeout: 1_800_000 }, async () => {
  const ann = await guest(browser, house, "Ann");
  const held = [];
  let holds = false;
  await ann.page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer().onMessage((text) => (holds ? held.push(text) : socket.send(text)));
    ann.release = () => held.splice(0).forEach((text) => socket.send(text));
  });
  const id = await makeTable([ann, await guest(browser, house, "Bob")], {
    clock: { kind: "live", seconds: 900, increment: 10 },
  });
  await ann.page.goto(`${house.url}/table/${id}`);
  await ann.page.waitForSelector('select[name="seats"]');
  holds = true; // what the first one has changed is still on its way
  for (const [name, value] of Object.entries({ seats: "3", clock: "3", out: "loses", seating: "loser" }))
    await ann.page.selectOption(`select[name="${name}"]`, value);
  await ann.page.check('.switches label:has-text("List it in the lobby") input');
  await ann.page.check('.switches label:has-text("watch") input');
  const wish = { kind: "live", seconds: 1200, delay: 15, out: "loses" };
  let table;
  do table = await api(ann.page, `/tables/${id}`);
  while (table.version < 7); // each of them was carried out, after Bob sat down
  assert.deepEqual([table.seats.length, table.clock, table.seating], [3, wish, "loser"]);
  assert.deepEqual([table.listed, table.watchable], [true, true]);
  holds = false;
  ann.release();
  await ann.page.waitForSelector('.opts:has-text("The player loses")');
  for (const [name, value] of Object.entries({ seats: "3", clock: "3", out: "loses", seating: "loser" }))
    assert.equal(await ann.page.inputValue(`select[name="${name}"]`), value);
});

test("what set-up draws can be picked by the host until the game begins", { timeout: 1_800_000 }, async () => {
  const ann = await guest(browser, house, "Ann");
  const bob = await guest(browser, house, "Bob");
  const id = await makeTable([ann, bob], { game: "austria", options: { side: "day" } });
  for (const { page } of [ann, bob]) {
    await page.goto(`${house.url}/table/${id}`);
    await page.waitForSelector(".room");
  }
  await ann.page.click(".picks summary");
  await ann.page.selectOption('select[name="pick-board_a"]', "day-c");
  await bob.page.waitForFunction(() => document.querySelectorAll(".opts li").length === 3);
  assert.deepEqual((await api(bob.page, `/tables/${id}`)).options, { side: "day", board_a: "day-c" });
  await ann.page.click('.picks button:has-text("Draw")');
  await bob.page.waitForFunction(() => document.querySelectorAll(".opts li").length === 2);
  assert.deepEqual((await api(bob.page, `/tables/${id}`)).options, { side: "day" });
});

test(
  "one screen: no hand is left open, moves can be taken back, winners have names",
  { timeout: 1_800_000 },
  async () => {
    const ann = await guest(browser, house, "Ann");
    const bob = await guest(browser, house, "Bob");
    const id = await sitDown([ann, bob], { game: "samoa", locals: ["Vira"], clock: { kind: "live", seconds: 600 } });
    // until all three owe a secret choice at once
    let state = await api(ann.page, `/tables/${id}`);
    while (state.acting.length < 3) {
      const seat = state.acting[0];
      await answer(seat === 2 ? bob : ann, id, seat);
      state = await api(ann.page, `/tables/${id}`);
    }
    for (const [seat, name] of ["Ann", "Vira"].entries()) {
      await ann.page.waitForSelector(`.curtain button:has-text("I am ${name}")`);
      const curtain = await ann.page.locator(".curtain").boundingBox();
      assert.ok(curtain.y + curtain.height >= 800, "the curtain covers all");
      assert.match(await ann.page.textContent(".curtain .clock"), /\d+:\d\d/);
      const { deadlines } = await api(ann.page, `/tables/${id}`);
      assert.deepEqual(Object.keys(deadlines), [String(seat), "2"]); // at one screen it is one at a time whose clock runs
      await ann.page.click(`.curtain button:has-text("I am ${name}")`);
      await ann.page.waitForSelector(".decide.mine");
      await answer(ann, id, Number(await ann.page.getAttribute(".frame", "data-eyes")));
      if (name === "Ann") await ann.page.waitForSelector(".curtain");
    }
    await ann.page.waitForSelector('.frame[data-eyes="open"]'); // Bob still thinks, and nobody's hand is on the screen
    assert.equal(await ann.page.locator(".decide.mine").count(), 0);
    await command(bob.page, id, "resign", { seat: 2 });

    const solo = await guest(browser, house, "Ann");
    const table = await sitDown([solo], { locals: ["Vira"] });
    await solo.page.click(".curtain .go");
    await solo.page.waitForSelector(".decide.mine");
    const first = Number(await solo.page.getAttribute(".frame", "data-eyes"));
    await answer(solo, table, first);
    await solo.page.click(".curtain .undo");
    await solo.page.waitForSelector(`.frame[data-eyes="${first}"] .decide.mine`);
    for (let moves = 0; moves < 400; moves += 1) {
      const { acting } = await api(solo.page, `/tables/${table}`);
      if (acting.length === 0) break;
      await answer(solo, table, acting[0]);
    }
    await solo.page.waitForSelector(".decide .places");
    assert.match(await solo.page.textContent(".decide .prompt"), /^\s*(Ann|Vira|Ann and Vira) /); // who, not "you"

    // the last bookings are there when the finished table is opened again, by a server that has to read it
    const last = () => solo.page.locator(".board .table").innerText();
    const before = await last();
    await house.end();
    await house.open();
    await solo.page.reload();
    await solo.page.waitForSelector(".log li");
    assert.equal(await last(), before);
  },
);

/** Keep what calls a person who looks elsewhere: sounds and notices of the browser. */
function listenFor(page) {
  return page.evaluate(() => {
    window.called = [];
    Object.defineProperty(document, "hidden", { value: true });
    window.Notification = class {
      static permission = "granted";
      constructor(title) {
        window.called.push(title);
      }
    };
    AudioContext.prototype.createOscillator = () => {
      window.called.push("sound");
      throw new Error("one is enough");
    };
  });
}

test("a rematch is offered, and begins when all have agreed", { timeout: 1_800_000 }, async () => {
  const people = [await guest(browser, house, "Ann"), await guest(browser, house, "Bob")];
  const [ann, bob] = people;
  await bob.page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem("boardinghouse"));
    localStorage.setItem("boardinghouse", JSON.stringify({ ...settings, sound: true, notices: true }));
  });
  const id = await sitDown(people, { chat: "all" });
  await ann.page.click(".bar[aria-controls=chat]");
  await ann.page.fill(".chat input", "Well played");
  await ann.page.keyboard.press("Enter");
  await bob.page.waitForSelector(".unread");
  await command(bob.page, id, "resign", { seat: await seatOf(bob, id) });
  await ann.page.keyboard.press("Escape");
  await bob.page.waitForSelector(".decide .places");
  await listenFor(bob.page);
  await ann.page.click('.after button:has-text("Rematch")');
  await ann.page.waitForSelector('.offer:has-text("Waiting for Bob")');
  await bob.page.waitForSelector('.offer:has-text("Ann would like a rematch")');
  assert.deepEqual(await bob.page.evaluate(() => window.called), ["sound", "Rematch?"]);

  // beside the study they go on talking, and the offer is not missed
  await bob.page.goto(`${house.url}/replay/${id}`);
  await bob.page.waitForSelector('a.bar:has-text("Rematch?")');
  await bob.page.click(".bar[aria-controls=chat]");
  await bob.page.waitForSelector('.chat li:has-text("Well played")');
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ]) {
    await bob.page.setViewportSize({ width, height });
    await inSight(bob.page);
  }
  await bob.page.keyboard.type("Thanks");
  await bob.page.keyboard.press("Enter");
  await ann.page.waitForSelector('.unread:has-text("1")');
  await bob.page.keyboard.press("Escape");
  await bob.page.click('a.bar:has-text("Rematch?")');
  await bob.page.waitForSelector('.offer:has-text("Ann would like a rematch")');
  assert.match(await bob.page.title(), /Rematch\?/);
  assert.equal((await api(ann.page, `/tables/${id}`)).rematch, null); // nobody is pressed into it
  await bob.page.click('.offer button:has-text("Play again")');
  for (const { page } of people) await page.waitForURL((url) => /\/table\//.test(url.href) && !url.href.includes(id));
  assert.equal(ann.page.url(), bob.page.url());
  await turns(people);
  await ann.page.click(".bar[aria-controls=chat]");
  await ann.page.waitForSelector('.chat li:has-text("Well played")');

  // both ask in the same moment, and neither stays behind
  await ann.page.keyboard.press("Escape");
  const second = new URL(ann.page.url()).pathname.split("/").at(-1);
  await command(bob.page, second, "resign", { seat: await seatOf(bob, second) });
  // the buttons themselves: the word on one changes as soon as the other is pressed
  const again = await Promise.all(people.map(({ page }) => page.waitForSelector('.after button:has-text("Rematch")')));
  await Promise.all(again.map((button) => button.evaluate((one) => one.click())));
  for (const { page } of people)
    await page.waitForURL((url) => /\/table\//.test(url.href) && !url.href.includes(second));
  assert.equal(ann.page.url(), bob.page.url());
});

test("what is typed while a line is on its way is another line", { timeout: 1_800_000 }, async () => {
  const people = [await guest(browser, house, "Ann"), await guest(browser, house, "Bob")];
  const [ann, bob] = people;
  const held = [];
  await ann.page.routeWebSocket(/\/ws$/, (socket) => {
    socket
      .connectToServer()
      .onMessage((text) => (JSON.parse(text).type === "done" ? held.push(() => socket.send(text)) : socket.send(text)));
  });
  await sitDown(people, { chat: "all" });
  await ann.page.click(".bar[aria-controls=chat]");
  await ann.page.keyboard.type("One");
  await ann.page.keyboard.press("Enter");
  while (held.length === 0) await ann.page.waitForTimeout(20);
  await ann.page.keyboard.type("Two");
  for (const send of held) send();
  await ann.page.waitForSelector('.chat li:has-text("One")');
  await ann.page.keyboard.press("Enter");
  await bob.page.click(".bar[aria-controls=chat]");
  for (const line of ["One", "Two"]) await bob.page.waitForSelector(`.chat li:has-text("${line}")`);
});

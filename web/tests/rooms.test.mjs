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

test("a freed seat has a new link, and who was removed is told", { timeout: 300_000 }, async () => {
  const host = await guest(browser, house, "Ann");
  const friend = await guest(browser, house, "Bob");
  const third = await guest(browser, house, "Eve");
  const { id } = await api(host.page, "/tables", {
    game: "overbooking",
    seats: [{ kind: "me" }, { kind: "reserved" }],
  });
  await host.page.goto(`${house.url}/table/${id}`);
  const first = await inviteTo(host, 1);
  await host.page.waitForSelector('[data-says="local"]:has-text("this machine only")');

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
  await third.page.waitForSelector('.problem:has-text("used up")');
  await come(friend, thirdLink);
  await friend.page.waitForSelector(".you");
  await third.page.goto(`${house.url}/table/${id}`);
  await third.page.waitForSelector('.head:has-text("Every seat is taken")');
});

test("the host changes the table, everybody sees it, and talks meanwhile", { timeout: 300_000 }, async () => {
  const ann = await guest(browser, house, "Guest");
  const bob = await guest(browser, house, "Bob", { viewport: { width: 390, height: 844 } });
  const id = await makeTable([ann, bob], { game: "samoa", locals: ["Vira"], chat: "all" });
  for (const { page } of [ann, bob]) {
    await page.goto(`${house.url}/table/${id}`);
    await page.waitForSelector(".room");
  }
  await ann.page.fill("#call-me", "Ann");
  await ann.page.keyboard.press("Enter");
  await bob.page.waitForSelector('.seats:has-text("Ann")');
  await ann.page.selectOption('select[name="clock"]', "1");
  await bob.page.waitForSelector('.opts:has-text("15 min each")');
  await ann.page.selectOption('select[name="out"]', "loses");
  await bob.page.waitForSelector('.opts:has-text("The player loses")');
  await ann.page.selectOption('select[name="seats"]', "4");
  await bob.page.waitForFunction(() => document.querySelectorAll(".seats > li").length === 4);
  await ann.page.selectOption('select[name="seats"]', "3");
  await bob.page.waitForFunction(() => document.querySelectorAll(".seats > li").length === 3);

  for (const { page } of [ann, bob]) {
    await page.click(".bar[aria-controls=chat]");
    const box = await page.locator(".chat input").boundingBox();
    const size = page.viewportSize();
    assert.ok(box.y >= 0 && box.y + box.height <= size.height, "the chat is on the screen");
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
  const box = await bob.page.locator(".chat input").boundingBox();
  assert.ok(box.y + box.height <= 844);
  await api(bob.page, "/name", { name: "Богдан" }, "PUT");
  await ann.page.waitForSelector(".curtain");
  await ann.page.click(".curtain .go");
  await ann.page.waitForSelector('.other:has-text("Богдан")');
});

test(
  "one screen: no hand is left open, moves can be taken back, winners have names",
  { timeout: 300_000 },
  async () => {
    const ann = await guest(browser, house, "Ann");
    const bob = await guest(browser, house, "Bob");
    const id = await sitDown([ann, bob], { game: "samoa", locals: ["Vira"] });
    // until all three owe a secret choice at once
    let state = await api(ann.page, `/tables/${id}`);
    while (state.acting.length < 3) {
      const seat = state.acting[0];
      await answer(seat === 2 ? bob : ann, id, seat);
      state = await api(ann.page, `/tables/${id}`);
    }
    for (const name of ["Ann", "Vira"]) {
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
    assert.match(await solo.page.textContent(".decide .prompt"), /Ann|Vira/);
  },
);

test("a rematch is offered, and begins when all have agreed", { timeout: 300_000 }, async () => {
  const people = [await guest(browser, house, "Ann"), await guest(browser, house, "Bob")];
  const [ann, bob] = people;
  const id = await sitDown(people, { chat: "all" });
  await ann.page.click(".bar[aria-controls=chat]");
  await ann.page.fill(".chat input", "Well played");
  await ann.page.keyboard.press("Enter");
  await bob.page.waitForSelector(".unread");
  await command(bob.page, id, "resign", { seat: await seatOf(bob, id) });
  await ann.page.keyboard.press("Escape");
  await ann.page.click('.after button:has-text("Rematch")');
  await ann.page.waitForSelector('.offer:has-text("Waiting for Bob")');
  await bob.page.waitForSelector('.offer:has-text("Ann would like a rematch")');
  assert.match(await bob.page.title(), /Rematch\?/);
  assert.equal((await api(ann.page, `/tables/${id}`)).rematch, null); // nobody is pressed into it
  await bob.page.click('.offer button:has-text("Play again")');
  for (const { page } of people) await page.waitForURL((url) => /\/table\//.test(url.href) && !url.href.includes(id));
  assert.equal(ann.page.url(), bob.page.url());
  await turns(people);
  await ann.page.click(".bar[aria-controls=chat]");
  await ann.page.waitForSelector('.chat li:has-text("Well played")');
});

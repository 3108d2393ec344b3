// What the tests of several people at one table share: guests with names, tables made past the page, a line to cut.
import { createServer, connect } from "node:net";
import { person } from "./house.mjs";

/** Somebody with a browser and a name. */
export async function guest(browser, house, name, options = {}) {
  const who = await person(browser, house, options);
  await who.page.goto(who.url + "/rules/maui"); // a quiet page of the house, so that requests come from it
  who.id = (await api(who.page, "/guests", { name })).person.id;
  who.name = name;
  return who;
}

/** A request to the server, as this page would make it. */
export async function api(page, path, body, method = "POST") {
  const answer = await page.evaluate(
    async ([path, body, method]) => {
      const response = await fetch(`/api${path}`, {
        method: body === undefined ? "GET" : method,
        headers: { "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, data: response.status === 204 ? null : await response.json() };
    },
    [path, body, method],
  );
  if (answer.status >= 400) throw new Error(`${path}: ${JSON.stringify(answer.data)}`);
  return answer.data;
}

export function command(page, table, type, fields = {}) {
  const key = `key-${Math.random().toString(36).slice(2)}-${Date.now()}`;
  return api(page, "/commands", { command: { type, table, key, ...fields } });
}

/** A table of these people, one seat each; with `locals` more at the screen of the first. Not begun. */
export async function makeTable(people, { game = "overbooking", locals = [], ...more } = {}) {
  const [host, ...others] = people;
  const seats = [
    { kind: "me" },
    ...locals.map((name) => ({ kind: "local", name })),
    ...others.map(() => ({ kind: "open" })),
  ];
  const { id } = await api(host.page, "/tables", { game, seats, ...more });
  for (const [place, { page }] of others.entries()) await command(page, id, "sit", { seat: 1 + locals.length + place });
  return id;
}

/** The same, begun and open in every browser. */
export async function sitDown(people, more = {}) {
  const id = await makeTable(people, more);
  await command(people[0].page, id, "start");
  await Promise.all(people.map(({ page, url }) => page.goto(`${url}/table/${id}`)));
  await Promise.all(people.map(({ page }) => page.waitForSelector(".frame, .curtain")));
  return id;
}

/** Who is asked, and who is not. */
export async function turns(people) {
  const mover = await Promise.race(
    people.map(async (who) => {
      await who.page.waitForSelector(".decide.mine");
      return who;
    }),
  );
  return [mover, ...people.filter((who) => who !== mover)];
}

/** Answer what is asked on this page, past the board: the first legal answer. */
export async function answer({ page }, id, seat) {
  const { number, now } = await api(page, `/tables/${id}/state?seat=${seat}`);
  await command(page, id, "play", { seat, expected: number, action: now.actions[0].id });
}

export async function seatOf({ page, id: me }, table) {
  const { seats } = await api(page, `/tables/${table}`);
  return seats.findIndex((seat) => seat.person === me);
}

/** A line between browser and server that can go dead: what is on it is lost without a word, what is new goes through. */
export class Line {
  port = 0;
  pairs = new Set();
  shut = false; // nobody gets through

  constructor(house) {
    this.house = house;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  async open() {
    this.server = createServer((near) => {
      if (this.shut) return near.destroy();
      const far = connect(this.house.port, "127.0.0.1");
      const pair = { near, far, dead: false };
      this.pairs.add(pair);
      near.on("data", (data) => pair.dead || far.write(data));
      far.on("data", (data) => pair.dead || near.write(data));
      for (const [one, other] of [
        [near, far],
        [far, near],
      ]) {
        one.on("error", () => undefined);
        one.on("close", () => pair.dead || other.destroy());
      }
    });
    await new Promise((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    this.port = this.server.address().port;
    return this;
  }

  /** Every connection there is goes dead, and nobody is told. */
  cut() {
    for (const pair of this.pairs) pair.dead = true;
  }

  close() {
    for (const { near, far } of this.pairs) {
      near.destroy();
      far.destroy();
    }
    this.server.close();
  }
}

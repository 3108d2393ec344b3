// The same load for Colyseus, by its own client.
const { load, measured, wait } = require('./measure.js');
const { Client } = require('colyseus.js');

const [url, tables, seconds, pause, pid] = process.argv.slice(2);
const client = new Client(url.replace('http', 'ws'));

function play(room) {
  let place = null;
  let sent = null;
  let seen = 0;
  async function look() {
    const { current, number } = room.state;
    if (load.over) return;
    if (sent !== null && number > sent.number) {
      load.answered(performance.now() - sent.at);
      sent = null;
    }
    if (place === null || current !== place || number <= seen || sent !== null) return;
    seen = number;
    if (Number(pause) > 0) await wait((0.5 + Math.random()) * Number(pause) * 1000);
    sent = { number, at: performance.now() };
    room.send('take', Math.floor(Math.random() * 5));
  }
  room.onMessage('seat', (given) => {
    place = given;
    look();
  });
  room.onStateChange(look);
}

async function main() {
  for (let number = 0; number < Number(tables); number += 1) {
    const room = await client.create('cards');
    play(room);
    play(await client.joinById(room.roomId));
  }
  await measured(Number(pid), Number(pause), Number(seconds));
}

main();

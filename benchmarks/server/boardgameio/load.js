// The same load for boardgame.io, by its own client: two players a table, each answers when it is his turn, and the time
// from a move to the server's update of it is taken.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { readFileSync } = require('node:fs');
const { game } = require('./game.js');

const [url, tables, seconds, pause, pid] = process.argv.slice(2);
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const times = [];
const seats = [];
let measuring = false;
let over = false;

async function table(number) {
  const answer = await fetch(`${url}/games/cards/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numPlayers: 2, unlisted: true }),
  });
  const { matchID } = await answer.json();
  for (const playerID of ['0', '1']) {
    const joined = await fetch(`${url}/games/cards/${matchID}/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ playerID, playerName: `p${number}-${playerID}` }),
    });
    const { playerCredentials } = await joined.json();
    seats.push(() => seat(matchID, playerID, playerCredentials));
  }
}

function seat(matchID, playerID, credentials) {
  const client = Client({
    game, numPlayers: 2, matchID, playerID, credentials, debug: false, multiplayer: SocketIO({ server: url }),
  });
  let sent = null;
  let seen = -1;
  client.subscribe(async (state) => {
    if (state === null || over) return;
    if (sent !== null && state._stateID > sent.id) {
      if (measuring) times.push(performance.now() - sent.at);
      sent = null;
    }
    if (sent === null && state.ctx.currentPlayer === playerID && state._stateID > seen && state.isConnected) {
      seen = state._stateID;
      if (Number(pause) > 0) await wait((0.5 + Math.random()) * Number(pause) * 1000);
      sent = { id: state._stateID, at: performance.now() };
      client.moves.take(Math.floor(Math.random() * 5));
    }
  });
  client.start();
}

function cpuSeconds() {
  const fields = readFileSync(`/proc/${pid}/stat`, 'ascii').split(') ').pop().split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100; // ticks of Linux
}

async function main() {
  for (let number = 0; number < Number(tables); number += 1) await table(number);
  for (const begin of seats) begin(); // all tables are there before the first move
  await wait(5000);
  measuring = true;
  const began = performance.now();
  const used = process.cpuUsage();
  const served = cpuSeconds();
  await wait(Number(seconds) * 1000);
  measuring = false;
  const took = (performance.now() - began) / 1000;
  const cpu = process.cpuUsage(used);
  over = true;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  console.log(JSON.stringify({
    moves: times.length, moves_per_second: times.length / took, p50_ms: at(0.5), p99_ms: at(0.99),
    load_cpu: (cpu.user + cpu.system) / 1e6 / took, server_cpu: (cpuSeconds() - served) / took,
  }));
  process.exit(0);
}

main();

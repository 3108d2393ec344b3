// The same load for boardgame.io, by its own client: two players per table, each answers in turn, and the time from a
// move to the server's update of it is taken.
const { load, measured, wait } = require('./measure.js');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { game } = require('./game.js');

const [url, tables, seconds, pause, pid] = process.argv.slice(2);
const seats = [];

async function post(path, body) {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

async function table(number) {
  const { matchID } = await post('/games/cards/create', { numPlayers: 2, unlisted: true });
  for (const playerID of ['0', '1']) {
    const playerName = `p${number}-${playerID}`;
    const { playerCredentials } = await post(`/games/cards/${matchID}/join`, { playerID, playerName });
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
    if (state === null || load.over) return;
    if (sent !== null && state._stateID > sent.id) {
      load.answered(performance.now() - sent.at);
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

async function main() {
  for (let number = 0; number < Number(tables); number += 1) await table(number);
  for (const begin of seats) begin(); // all tables are there before the first move
  await measured(Number(pid), Number(pause), Number(seconds));
}

main();

// The small game of boardgame.io's load on a server of Colyseus. It keeps nothing: a game is gone with the process.
const { Server, Room } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { ArraySchema, Schema, defineTypes } = require('@colyseus/schema');

class Hand extends Schema {
  constructor() {
    super();
    this.cards = new ArraySchema();
  }
}
defineTypes(Hand, { cards: ['number'] });

class Cards extends Schema {
  constructor() {
    super();
    this.hands = new ArraySchema(new Hand(), new Hand());
    this.table = new ArraySchema(1, 2, 3, 4, 5);
    this.current = 0;
    this.number = 0;
  }
}
defineTypes(Cards, { hands: [Hand], table: ['number'], current: 'number', number: 'number' });

class Table extends Room {
  maxClients = 2;
  patchRate = null; // what changed is sent at once, not twenty times per second

  onCreate() {
    this.state = new Cards();
    this.seats = [];
    this.onMessage('take', (client, index) => {
      const { state } = this;
      if (this.seats[state.current] !== client.sessionId || this.seats.length < 2 || !(index >= 0 && index < 5)) return;
      const { cards } = state.hands[state.current];
      cards.push(state.table[index]);
      state.table[index] = 1 + Math.floor(Math.random() * 60);
      if (cards.length > 20) cards.shift();
      state.current = 1 - state.current;
      state.number += 1;
      this.broadcastPatch();
    });
  }

  onJoin(client) {
    this.seats.push(client.sessionId);
    client.send('seat', this.seats.length - 1);
    if (this.seats.length === 2) this.state.number = 1;
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport({ pingInterval: 0 }), greet: false });
server.define('cards', Table);
server.listen(Number(process.argv[2]), '127.0.0.1').then(() => console.log('ready'));

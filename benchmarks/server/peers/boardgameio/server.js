// boardgame.io's own server with its file storage.
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { game } = require('./game.js');

const [port, dir] = process.argv.slice(2);
const server = Server({ games: [game], db: new FlatFile({ dir }), origins: [Origins.LOCALHOST] });
server.run({ port: Number(port), callback: () => console.log('ready') });

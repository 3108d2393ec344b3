// What both peers' loads have in common: the seconds each answer took, processor time and bytes.
const { readFileSync } = require('node:fs');
const net = require('node:net');

const sockets = new Set();
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function counted(...where) {
  sockets.add(this);
  return connect.apply(this, where);
};

function bytes() {
  let sum = 0;
  for (const socket of sockets) sum += socket.bytesRead;
  return sum;
}

function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'ascii').split(') ').pop().split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100; // ticks of Linux
}

const wait = (ms) => new Promise((done) => setTimeout(done, ms));

// `load.answered(milliseconds)` counts a move while `load.measuring`; `load.over` ends the evening
const load = {
  measuring: false,
  over: false,
  times: [],
  answered(milliseconds) {
    if (this.measuring) this.times.push(milliseconds);
  },
};

async function measured(pid, pause, seconds) {
  await wait(5000 + 1000 * pause);
  load.measuring = true;
  const began = performance.now();
  const used = process.cpuUsage();
  const served = cpuSeconds(pid);
  const heard = bytes();
  await wait(seconds * 1000);
  load.measuring = false;
  load.over = true;
  const took = (performance.now() - began) / 1000;
  const cpu = process.cpuUsage(used);
  const spent = cpuSeconds(pid) - served;
  const moves = load.times.length;
  load.times.sort((a, b) => a - b);
  const at = (share) => load.times[Math.min(moves - 1, Math.floor(share * moves))] ?? 0;
  console.log(JSON.stringify({
    moves,
    moves_per_second: moves / took,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    load_cpu: (cpu.user + cpu.system) / 1e6 / took,
    server_cpu: spent / took,
    bytes_per_move: (bytes() - heard) / Math.max(moves, 1),
  }));
  process.exit(0);
}

module.exports = { load, measured, wait };

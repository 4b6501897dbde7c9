/* Misbehaving clients for the soak test, all sharing the same IP address. */
import { connect } from 'node:net';

const address = '127.0.0.1';
const chat = 'POST /api/chat HTTP/1.1\r\nHost: soak\r\nContent-Type: application/json\r\n';

/** @param {number} port @param {string} text @param {number} milliseconds how long it stays open @param {boolean} [reads] */
function send(port, text, milliseconds, reads = true) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: address, allowHalfOpen: true });
  socket.on('error', () => {});
  if (reads) socket.resume();
  socket.write(text);
  setTimeout(() => socket.destroy(), milliseconds);
  return socket;
}

/** Attack intervals in milliseconds */
const kinds = [
  { every: 50, attack: (port) => drip(port) },
  { every: 200, attack: (port) => send(port, 'broken\r\n\r\n', 1000) },
  {
    every: 200,
    attack: (port) => send(port, `${chat}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzz`, 1000),
  },
  {
    every: 500,
    attack: (port) => send(port, 'GET /api/donations?limit=200 HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50), 9000, false),
  },
  { every: 1000, attack: (port) => post(port, `"${String.raw`\"`.repeat(130_000)}`) },
  { every: 1000, attack: (port) => post(port, `{"a":${'['.repeat(100_000)}`) },
  { every: 20, attack: (port) => post(port, message()) },
  { every: 300, attack: (port) => get(port, `/api/donations?search=${'a'.repeat(190)}${Math.random()}`) },
  { every: 300, attack: (port) => get(port, `/api/donations?limit=200&x=${Math.random()}`) },
];

/** @param {number} port */
function drip(port) {
  const socket = send(port, `${chat}Content-Length: 200000\r\n\r\n{`, 60_000);
  const dripping = setInterval(() => socket.writable && socket.write(' '), 9000);
  socket.once('close', () => clearInterval(dripping));
}

/** Uses a new session for every message, so the per-network limit is the first to kick in. */
function message() {
  const sessionId = crypto.randomUUID().replaceAll('-', '').slice(0, 21);
  return JSON.stringify({ role: 'user', content: 'coat constructor', sessionId, timestamp: new Date().toISOString() });
}

/** @param {number} port @param {string} body */
function post(port, body) {
  send(port, `${chat}Connection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`, 5000);
}

/** @param {number} port @param {string} path */
function get(port, path) {
  send(port, `GET ${path} HTTP/1.1\r\nHost: soak\r\nConnection: close\r\n\r\n`, 5000);
}

export function attack(port) {
  const timers = kinds.map(({ every, attack: begin }) => setInterval(() => begin(port), every));
  return () => timers.forEach((timer) => clearInterval(timer));
}

/*
 * `npm run soak` mixes well-behaved clients with slow, broken and hostile clients. Fails if a well-behaved call fails,
 * or if memory or disk usage grows continuously. SOAK_MINUTES sets the duration (default 10).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { attack } from './hostile.mjs';
import { startServer } from './process.mjs';

const minutes = Number(process.env.SOAK_MINUTES ?? 10);
const callers = 3;

/** In MB. Memory may grow this much between the two halves, and disk usage on top of the written data. */
const growth = { memory: 150, disk: 64 };

/** In kB on disk per write, including indexes and the WAL. */
const perWrite = 20;

const dataDir = mkdtempSync(join(tmpdir(), 'clothesline-soak-'));
const server = await startServer({
  DATA_DIR: dataDir,
  DEMO: '1',
  CREATE_LIMIT: '99999/second',
  CHAT_LIMIT: '1000/minute',
  LOG_LEVEL: 'info',
  // use a small heap, otherwise uncollected garbage looks like a leak
  NODE_OPTIONS: '--max-old-space-size=256',
});
const port = Number(new URL(server.host).port);

const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.2' });

/** @param {string} path @param {object} [body] @returns {Promise<string>} The status, followed by the call */
function call(path, body) {
  return new Promise((resolve, reject) => {
    const headers = body ? { 'Content-Type': 'application/json' } : { Accept: 'text/html,*/*;q=0.8' };
    const asking = request(
      { host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', headers, agent },
      (response) => {
        response.resume();
        response.on('end', () => resolve(`${response.statusCode} ${path.replace(/[?\d].*/, '')}`));
      },
    );
    asking.on('error', reject);
    asking.end(body && JSON.stringify(body));
  });
}

let writes = 0;
const donation = (title) => ({
  title,
  description: 'In good condition.',
  category: 'Women',
  images: ['https://pictures.example/a.jpg'],
  userId: 1,
  latitude: 37.77,
  longitude: -122.42,
  locationName: 'San Francisco, CA',
});
const sessionId = 'V1StGXR8_Z5jdHi6B-myT';
const say = (content) => ({ role: 'user', content, sessionId, timestamp: new Date().toISOString() });

const visits = [
  () => call('/api/donations'),
  () => call('/api/donations?category=Men&limit=12'),
  () => call(`/api/donations/${1 + Math.floor(Math.random() * 80)}`),
  () => call('/api/donations/nearby?lat=37.77&lng=-122.42&limit=20'),
  () => call('/api/donations?search=coat'),
  () => call('/api/categories'),
  () => call('/'),
  () => call(`/explore?search=coat&size=${Math.floor(Math.random() * 1000)}`),
  () => call(`/donations/${1 + Math.floor(Math.random() * 80)}`),
  () => call(`/people/${1 + Math.floor(Math.random() * 5)}`),
  () => call('/readyz'),
  () => call(`/api/chat/${sessionId}`),
  () => write('/api/donations', donation(`Coat ${writes}`)),
  () => write('/api/chat', say('Do you have a coat?')),
];

function write(path, body) {
  writes += 1;
  return call(path, body);
}

const failures = new Map();
let calls = 0;
const until = Date.now() + minutes * 60_000;

async function visit() {
  while (Date.now() < until) {
    const outcome = await visits[Math.floor(Math.random() * visits.length)]().catch((error) => String(error));
    calls += 1;
    if (!/^20[01] /.test(outcome)) failures.set(outcome, (failures.get(outcome) ?? 0) + 1);
    await wait(20);
  }
}

// ignore the exit code, files may disappear while `du` is running
const diskMegabytes = () => Number.parseInt(spawnSync('du', ['-sm', dataDir], { encoding: 'utf8' }).stdout, 10);
const samples = [];

async function watch() {
  while (Date.now() < until) {
    samples.push({ memory: server.megabytes(), disk: diskMegabytes(), writes });
    await wait(minutes * 1000);
  }
}

const endAttack = attack(port);
await Promise.all([watch(), ...Array.from({ length: callers }, visit)]);
endAttack();
const stopped = server.stop();
agent.destroy();
await stopped;
rmSync(dataDir, { recursive: true });

const middle = samples[Math.floor(samples.length / 2)];
const last = samples.at(-1);
const highest = (from, to) => Math.max(...samples.slice(from, to).map(({ memory }) => memory));
const memory = { first: highest(0, samples.length / 2), second: highest(samples.length / 2) };
const allowedDisk = growth.disk + ((last.writes - middle.writes) * perWrite) / 1000;
const problems = [
  ...[...failures].map(([outcome, count]) => `${count} honest calls: ${outcome}`),
  ...(memory.second - memory.first > growth.memory ? ['memory goes on growing'] : []),
  ...(last.disk - middle.disk > allowedDisk ? ['the disk goes on filling'] : []),
];
process.stdout.write(
  [
    `${calls} honest calls in ${minutes} minutes, ${writes} of them writes`,
    `memory: at most ${Math.round(memory.first)} MB in the first half, ${Math.round(memory.second)} MB in the second`,
    `disk: ${samples[0].disk} MB at first, ${middle.disk} MB in the middle, ${last.disk} MB at last`,
    problems.length === 0 ? 'No problem.' : `Problems: ${problems.join('; ')}`,
    '',
  ].join('\n'),
);
process.exit(problems.length === 0 ? 0 : 1);

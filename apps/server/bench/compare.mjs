/*
 * `npx node apps/server/bench/compare.mjs ../other-checkout`: this server against that of another checkout, both built, with
 * the demo's donations: memory and time of the first and the second start, then each call with 8 clients, alternating.
 * Prints ratios. `PAIRS=3` alternates so often. Memory is the proportional set size (PSS) of the server and all of its
 * processes.
 */
import autocannon from 'autocannon';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { familyOf, startServer } from './process.mjs';

const pairs = Number(process.env.PAIRS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const [other] = process.argv.slice(2);
if (other === undefined) throw new Error('Name the other checkout.');
const sides = { other: resolve(other, 'apps/server/dist/main.js'), own: undefined };
const folder = mkdtempSync(join(tmpdir(), 'clothesline-compare-'));
/** @type {Record<string, Record<'own' | 'other', number[]>>} */
const measured = {};

try {
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const side of /** @type {const} */ (['other', 'own'])) await measure(side, pair);
  }
  report();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {'own' | 'other'} side @param {number} pair */
async function measure(side, pair) {
  const settings = { DATA_DIR: join(folder, side, String(pair)), DEMO: '1', CACHE_MEGABYTES: '0' };
  for (const start of ['first start', 'second start']) {
    const { server, peak, ready } = await watched(settings, sides[side]);
    note(`seconds until ready, ${start}`, side, ready / 1000);
    note(`peak megabytes, ${start}`, side, peak);
    if (start === 'second start') {
      await wait(5000);
      note('megabytes 5 s after the second start', side, megabytesOf(server.pid));
      for (const [call, requests] of Object.entries(calls())) {
        await load(server, requests, 1);
        const { requests: count, latency, non2xx, errors } = await load(server, requests, seconds);
        if (errors + non2xx > 0) throw new Error(`${call}: ${errors + non2xx} requests failed.`);
        note(`${call}, requests/s`, side, count.total / seconds);
        note(`${call}, p50 ms`, side, latency.p50);
      }
      note('megabytes after the load', side, megabytesOf(server.pid));
    }
    await server.stop();
  }
}

/** Starts a server, and reads its memory until it is ready and two seconds longer. */
async function watched(settings, main) {
  let peak = 0;
  let pid = 0;
  const timer = setInterval(() => {
    if (pid > 0) peak = Math.max(peak, megabytesOf(pid));
  }, 100);
  const server = await startServer(settings, { main, onSpawn: (started) => (pid = started) });
  await wait(2000);
  clearInterval(timer);
  return { server, peak, ready: server.startedIn };
}

function megabytesOf(pid) {
  return familyOf(pid).reduce((sum, one) => sum + pssOf(one), 0) / 1000;
}

/** Kilobytes of a process; 0 after its end. */
function pssOf(pid) {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function calls() {
  const here = (index) => ({ lat: String(37.7 + (index % 50) * 0.002), lng: '-122.43' });
  const get = (make) => Array.from({ length: 50 }, (_, index) => ({ path: make(index) }));
  const query = (values) => `/api/donations?${new URLSearchParams({ limit: '20', ...values })}`;
  const search = (words) => get(() => query({ search: words }));
  const json = { 'content-type': 'application/json' };
  const send = (path, make) =>
    Array.from({ length: 50 }, (_, index) => ({
      method: 'POST',
      path,
      headers: json,
      body: JSON.stringify(make(index)),
    }));
  return {
    list: get(() => query({})),
    'list, nearest': get((index) => query({ ...here(index), sort: 'nearest' })),
    detail: get((index) => `/api/donations/${1 + index}`),
    'search, known word (coat)': search('coat'),
    'search, misspelled word (jackte)': search('jackte'),
    'search, unknown word (xylophone)': search('xylophone'),
    nearby: get((index) => `/api/donations/nearby?${new URLSearchParams({ ...here(index), limit: '20' })}`),
    create: send('/api/donations', () => ({
      title: 'A hat of the bench',
      description: 'Warm and blue.',
      category: 'Women',
      images: ['https://pictures.example.org/1.jpg'],
      userId: 1,
      latitude: 37.7749,
      longitude: -122.4194,
      locationName: 'San Francisco, CA',
      distance: 0,
    })),
    chat: send('/api/chat', (index) => ({
      role: 'user',
      content: 'Is there a warm coat in the Mission?',
      sessionId: `bench-session-${String(index).padStart(7, '0')}`,
      timestamp: '2026-11-01T12:00:00.000Z',
    })),
  };
}

function load({ host }, requests, duration) {
  return autocannon({ url: host, connections: 8, duration, requests });
}

function note(name, side, value) {
  measured[name] ??= { own: [], other: [] };
  measured[name][side].push(value);
  process.stderr.write(`${side} ${name}: ${value.toFixed(1)}\n`);
}

function median(values) {
  return values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)];
}

function report() {
  const print = (cells) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  print(['Measure', 'Own ÷ other', 'of each pair', 'Own', 'Other']);
  print(['---', '--:', '---', '--:', '--:']);
  for (const [name, { own, other: others }] of Object.entries(measured)) {
    const ratios = own.map((value, pair) => value / others[pair]);
    print([
      name,
      median(ratios).toFixed(2),
      ratios.map((ratio) => ratio.toFixed(2)).join(' '),
      median(own).toFixed(1),
      median(others).toFixed(1),
    ]);
  }
  const p50 = (call, side) => median(measured[`${call}, p50 ms`][side]);
  for (const call of ['search, misspelled word (jackte)', 'search, unknown word (xylophone)']) {
    const times = ['own', 'other'].map((side) => (p50(call, side) / p50('search, known word (coat)', side)).toFixed(1));
    print([`${call}: p50 against a known word`, '', '', ...times]);
  }
}

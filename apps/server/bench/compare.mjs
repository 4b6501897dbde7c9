/*
 * Compares two servers by calling them alternately so that other load on the machine affects both. Prints ratios.
 *
 * `npx node apps/server/bench/compare.mjs ../other-checkout` compares memory, startup time and each call with another
 * built checkout. `npx node apps/server/bench/compare.mjs 100000 1000` compares numbers of donations. BENCH_FOLDER
 * preserves the filled databases, `--starts` skips the calls, `--only=chat` skips all other calls, and TURNS and
 * BENCH_SECONDS set the number and length of the measurements. Memory is the proportional set size (PSS) of the process
 * tree.
 */
import autocannon from 'autocannon';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { benchRows, commonWord, positionNear, rareWord } from './donations.mjs';
import { listProcessTree, restoreRows, startServer } from './process.mjs';

const turns = Number(process.env.TURNS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const [first = '', second = ''] = process.argv.slice(2);
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length) ?? '';
const sizes = { own: Number(first), other: Number(second) };
const isGrowth = sizes.own > 0 && sizes.other > 0;
const mains = { own: undefined, other: isGrowth ? undefined : resolve(first, 'apps/server/dist/main.js') };
const folder = mkdtempSync(join(tmpdir(), 'clothesline-compare-'));
const kept = process.env.BENCH_FOLDER ?? folder;
/** @type {Record<string, Record<'own' | 'other', number[]>>} */
const measured = {};
const sides = /** @type {const} */ (['other', 'own']);

try {
  if (isGrowth) for (const side of sides) await fill(side);
  else await measureStarts();
  if (!process.argv.includes('--starts')) await measureCalls();
  report();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function fill(side) {
  const full = join(kept, `${sizes[side]}-full`);
  if (!existsSync(full)) await restoreRows({ DATA_DIR: full }, benchRows(sizes[side]));
  cpSync(full, dataDirOf(side), { recursive: true });
}

function dataDirOf(side) {
  return join(folder, side);
}

function settingsOf(side) {
  return { DATA_DIR: dataDirOf(side), DEMO: isGrowth ? '0' : '1', CACHE_MEGABYTES: '0' };
}

async function measureStarts() {
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const side of sides) await measureStart(side, turn === 0 ? 'first start' : 'later start');
  }
}

async function measureStart(side, start) {
  let peak = 0;
  let pid = 0;
  const timer = setInterval(() => {
    if (pid > 0) peak = Math.max(peak, megabytesOf(pid));
  }, 100);
  const server = await startServer(settingsOf(side), {
    main: mains[side],
    onSpawn: (started) => {
      pid = started;
    },
  });
  await wait(5000);
  clearInterval(timer);
  note(`seconds until ready, ${start}`, side, server.startedIn / 1000);
  note(`peak megabytes, ${start}`, side, peak);
  note(`megabytes 5 s after the ${start}`, side, megabytesOf(server.pid));
  await server.stop();
}

async function measureCalls() {
  const servers = {
    other: await startServer(settingsOf('other'), { main: mains.other }),
    own: await startServer(settingsOf('own'), { main: mains.own }),
  };
  for (const [call, requests] of Object.entries(calls()).filter(([name]) => name.includes(only))) {
    for (const side of sides) await load(servers[side], requests, 1);
    for (let turn = 0; turn < turns; turn += 1) {
      for (const side of sides) {
        const { requests: count, latency, non2xx, errors } = await load(servers[side], requests, seconds);
        if (errors + non2xx > 0) throw new Error(`${call}: ${errors + non2xx} requests failed.`);
        note(`${call}: requests/s`, side, count.total / seconds);
        note(`${call}: p50 ms`, side, latency.p50);
        note(`${call}: p97.5 ms`, side, latency.p97_5);
      }
    }
  }
  for (const side of sides) {
    note('megabytes after the load', side, megabytesOf(servers[side].pid));
    await servers[side].stop();
  }
}

function megabytesOf(pid) {
  return listProcessTree(pid).reduce((sum, one) => sum + pssOf(one), 0) / 1000;
}

/** In kB. Returns 0 if the process has already exited. */
function pssOf(pid) {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function calls() {
  const here = isGrowth
    ? positionNear
    : (index) => ({ lat: String(37.7 + (index % 50) * 0.002), lng: String(-122.43) });
  const some = (make) => Array.from({ length: 50 }, (_, index) => make(index));
  const get = (make) => some((index) => ({ path: make(index) }));
  const query = (values) => `/api/donations?${new URLSearchParams({ limit: '20', ...values })}`;
  const search = (words) => get(() => query({ search: words }));
  const json = { 'content-type': 'application/json' };
  const send = (path, make) =>
    some((index) => ({ method: 'POST', path, headers: json, body: JSON.stringify(make(index)) }));
  return {
    list: get(() => query({})),
    'list, nearest first': get((index) => query({ ...here(index), sort: 'nearest' })),
    detail: get((index) => `/api/donations/${1 + index}`),
    'search, known word': search(commonWord),
    ...(isGrowth && { 'search, rare word': search(rareWord) }),
    'search, misspelled word': search('jackte'),
    'search, unknown word': search('xylophone'),
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
  const [own, other] = isGrowth ? [first, second] : ['Own', 'Other'];
  print(['Measure', `${own} ÷ ${other}, median`, 'each turn', own, other]);
  print(['---', '--:', '---', '--:', '--:']);
  for (const [name, values] of Object.entries(measured)) {
    const ratios = values.own.map((value, turn) => value / values.other[turn]);
    const cells = [median(ratios), ratios, median(values.own), median(values.other)];
    print([
      name,
      ...cells.map((cell) =>
        [cell]
          .flat()
          .map((one) => one.toFixed(2))
          .join(' '),
      ),
    ]);
  }
  if (only !== '' || process.argv.includes('--starts')) return;
  for (const word of ['misspelled', 'unknown']) {
    const against = (side) =>
      median(measured[`search, ${word} word: p50 ms`][side]) / median(measured['search, known word: p50 ms'][side]);
    print([
      `search, ${word} word: p50 against a known word`,
      '',
      '',
      ...['own', 'other'].map((side) => against(side).toFixed(1)),
    ]);
  }
}

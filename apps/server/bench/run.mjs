/*
 * `npm run bench` compares every call with a bare handler that sends the same bytes from memory. `-- 1000 100000` sets
 * the sizes (default 1000, 100000, 1000000), `--only=page` filters the calls by name, and `--write` updates the docs.
 * `--prepare` only fills the databases; BENCH_FOLDER preserves them.
 */
import autocannon from 'autocannon';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { commonWord, benchRows, positionNear, rareWord, twoLetters } from './donations.mjs';
import { restoreRows, startBare, startServer, stolenSeconds } from './process.mjs';
import { createReport } from './report.mjs';

const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const warmUp = Number(process.env.BENCH_WARM_UP ?? 1);
const callers = 16;

const turns = 3;

const beside = { turns: 7, seconds: seconds / 3, warmUp: warmUp / 3 };

const quiet = { stolen: 0.02, times: 2 };

const words = process.argv.slice(2);
const isPreparing = words.includes('--prepare');
const only = words.find((word) => word.startsWith('--only='))?.slice('--only='.length) ?? '';
const sizes = words.filter((word) => !word.startsWith('--')).map(Number);
if (sizes.length === 0) sizes.push(1000, 100_000, 1_000_000);

const folder = process.env.BENCH_FOLDER ?? mkdtempSync(join(tmpdir(), 'clothesline-bench-'));
mkdirSync(folder, { recursive: true });
const report = createReport(sizes);
try {
  for (const size of sizes) await onCopy(size);
  if (!isPreparing && only === '') await starts();
} finally {
  if (process.env.BENCH_FOLDER === undefined) rmSync(folder, { recursive: true, force: true });
}
if (!isPreparing) report.end({ isWritten: words.includes('--write') });

async function starts() {
  const dataDir = join(folder, 'demo');
  rmSync(dataDir, { recursive: true, force: true });
  for (const call of ['(first start)', '(later start)']) {
    const server = await startServer({ DATA_DIR: dataDir, DEMO: '1' });
    await server.stop();
    report.note({ size: 'demo', call, start: server.startedIn / 1000 });
  }
  rmSync(dataDir, { recursive: true });
}

async function onCopy(size) {
  const [full, filling, copy] = ['full', 'filling', 'copy'].map((name) => join(folder, `${size}-${name}`));
  if (!existsSync(full)) {
    rmSync(filling, { recursive: true, force: true });
    await fill(size, { DATA_DIR: filling });
    renameSync(filling, full);
  }
  if (isPreparing) return;
  rmSync(copy, { recursive: true, force: true });
  cpSync(full, copy, { recursive: true });
  await benchStore(size, { DATA_DIR: copy });
  rmSync(copy, { recursive: true });
}

async function fill(size, settings) {
  const began = performance.now();
  await restoreRows(settings, benchRows(size));
  report.tell(`${size} donations: filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

/** @param {number} size @param {Record<string, string>} settings */
async function benchStore(size, settings) {
  report.tell(`${size} donations …`);
  const note = (row) => report.note({ size, ...row });
  let server = await startServer(settings);
  note({ call: `(start ${(server.startedIn / 1000).toFixed(1)} s)` });
  // warm up the JIT first, otherwise the first call would pay for it
  for (const call of chosen(cached(size))) await load(server, call, 2 * warmUp);
  for (const call of chosen(cached(size))) {
    const { bare, own } = await compare(server, call);
    note({ isBare: true, ...bare });
    note(own);
  }
  await server.stop();
  server = await startServer({ ...settings, CACHE_MEGABYTES: '0' });
  for (const call of chosen(asked(size))) await load(server, call, 2 * warmUp);
  for (const call of chosen(asked(size))) note(await measure(server, call));
  for (const call of chosen(rendered())) {
    await load(server, call, 3 * warmUp);
    note(await measure(server, call));
  }
  for (const call of chosen(written())) {
    await load(server, call, 3 * warmUp);
    const all = await undisturbed(turns, () => measure(server, call));
    note(median(all, ({ rate }) => rate));
  }
  await server.stop();
}

async function compare(server, asking) {
  const bare = await startBare(await readBytes(server, asking.requests[0]));
  await load(bare, asking, 2 * warmUp);
  const all = await undisturbed(beside.turns, async () => {
    const other = await measure(bare, { ...asking, call: `bare: ${asking.call}` }, beside);
    const own = await measure(server, asking, beside);
    return { bare: other, own, share: own.rate / other.rate };
  });
  await bare.stop();
  const shares = all.map(({ share }) => share);
  const { bare: other, own, share } = median(all, (one) => one.share);
  return { bare: other, own: { ...own, share, shares: [Math.min(...shares), Math.max(...shares)] } };
}

/** Repeats `work` until enough runs weren't affected by stolen CPU time. */
async function undisturbed(count, work) {
  const all = [];
  while (all.filter(({ stolen }) => stolen <= quiet.stolen).length < count && all.length < quiet.times * count) {
    const [began, before] = [performance.now(), stolenSeconds()];
    const result = await work();
    const seconds = ((performance.now() - began) / 1000) * availableParallelism();
    all.push({ result, stolen: (stolenSeconds() - before) / seconds });
  }
  report.turns(all.length, all.filter(({ stolen }) => stolen > quiet.stolen).length);
  return all
    .toSorted((one, other) => one.stolen - other.stolen)
    .slice(0, count)
    .map(({ result }) => result);
}

/** Captures a complete response, so the bare handler can send the same. */
async function readBytes(server, { path, headers: asked = { 'accept-encoding': 'identity' } }) {
  // `fetch` would decompress the body
  const [answer] = await once(get(server.host + path, { headers: asked }), 'response');
  const own = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);
  const headers = Object.entries(answer.headers).filter(([name]) => !own.has(name));
  return Buffer.from(JSON.stringify({ headers: headers.flat(), body: (await buffer(answer)).toString('base64') }));
}

function chosen(calls) {
  return calls.filter(({ call }) => call.includes(only));
}

function cached(size) {
  return [
    { call: 'list, 20 newest, cached', requests: [{ path: '/api/donations?limit=20' }] },
    { call: 'get, cached', requests: some(50, (index) => ({ path: `/api/donations/${1 + ((index * 37) % size)}` })) },
    { call: 'nearby, 20, cached', requests: some(50, (index) => ({ path: nearby(index) })) },
    { call: 'page of Home, kept', requests: [page('/')] },
  ];
}

/** Uncacheable pages. A single client is enough to measure CPU time, throughput needs many. */
function rendered() {
  return [
    { call: 'page of Home', requests: [page('/')], connections: 1 },
    { call: 'page of Explore', requests: [page('/explore')], connections: 1 },
    { call: 'page of a donation', requests: some(50, (index) => page(`/donations/${index + 1}`)), connections: 1 },
    { call: 'pages of Explore, 16 at once', requests: some(50, (index) => page(`/explore?size=${index}`)) },
  ];
}

function page(path) {
  return { path, headers: { accept: 'text/html', 'accept-language': 'en-US,en', 'accept-encoding': 'br' } };
}

function asked(size) {
  const search = (words) => [{ path: `/api/donations?limit=20&search=${words}` }];
  return [
    { call: 'list, 20 newest', requests: [{ path: '/api/donations?limit=20' }] },
    { call: 'category, 20', requests: [{ path: '/api/donations?limit=20&category=Footwear' }] },
    { call: 'get', requests: some(500, (index) => ({ path: `/api/donations/${1 + ((index * 37) % size)}` })) },
    { call: 'nearby, 20', requests: some(500, (index) => ({ path: nearby(index) })) },
    { call: `search, rare (${rareWord})`, requests: search(rareWord) },
    { call: `search, common (${commonWord})`, requests: search(commonWord) },
    { call: `search, two letters (${twoLetters})`, requests: search(twoLetters) },
    { call: `search, two common words (warm ${commonWord})`, requests: search(`warm%20${commonWord}`) },
    {
      call: `search, rare and common word (${rareWord} ${commonWord})`,
      requests: search(`${rareWord}%20${commonWord}`),
    },
    { call: 'search, misspelled (jackte)', requests: search('jackte') },
    { call: 'search, unknown (xylophone)', requests: search('xylophone') },
    { call: `search, common and unknown (${commonWord} xylophone)`, requests: search(`${commonWord}%20xylophone`) },
    { call: 'search, close matches', requests: search(`${rareWord}%20zzzzzz`) },
    {
      call: `search, common (${commonWord}), nearest`,
      requests: some(50, (index) => ({
        path: `/api/donations?${new URLSearchParams({ ...positionNear(index), limit: '20', sort: 'nearest', search: commonWord })}`,
      })),
    },
  ];
}

function written() {
  const json = { 'content-type': 'application/json' };
  const donation = {
    title: 'A coat of the bench',
    description: 'Warm and blue.',
    category: 'Women',
    images: ['https://pictures.example.org/1.jpg'],
    userId: 1,
    latitude: 37.7749,
    longitude: -122.4194,
    locationName: 'San Francisco, CA',
    distance: 0,
  };
  return [
    {
      call: 'create',
      requests: [{ method: 'POST', path: '/api/donations', headers: json, body: JSON.stringify(donation) }],
    },
    {
      call: 'chat',
      requests: some(50, (index) => ({
        method: 'POST',
        path: '/api/chat',
        headers: json,
        body: JSON.stringify({
          role: 'user',
          content: 'Is there a warm coat in the Mission?',
          sessionId: `bench-session-${String(index).padStart(7, '0')}`,
          timestamp: '2026-11-01T12:00:00.000Z',
        }),
      })),
    },
  ];
}

function nearby(index) {
  return `/api/donations/nearby?${new URLSearchParams({ ...positionNear(index), limit: '20' })}`;
}

function median(all, value) {
  return all.toSorted((one, other) => value(one) - value(other))[(all.length - 1) / 2];
}

function some(count, make) {
  return Array.from({ length: count }, (_, index) => make(index));
}

function load({ host }, { requests, connections = callers }, duration) {
  return autocannon({ url: host, connections, duration, requests });
}

async function measure(server, asking, { seconds: duration, warmUp: warmUpSeconds } = { seconds, warmUp }) {
  const { cpuSeconds, megabytes } = server;
  const { call } = asking;
  await load(server, asking, warmUpSeconds);
  const before = cpuSeconds();
  const { requests: count, latency, non2xx, errors } = await load(server, asking, duration);
  if (errors > 0) throw new Error(`${call}: ${errors} errors.`);
  // don't count rejected requests
  const rate = (count.total - non2xx) / duration;
  const cpu = ((cpuSeconds() - before) / count.total) * 1000;
  return {
    call,
    rate,
    refused: non2xx,
    p50: latency.p50,
    slow: latency.p97_5,
    p99: latency.p99,
    cpu,
    memory: megabytes(),
  };
}

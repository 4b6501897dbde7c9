/*
 * `npm run bench`: every call of the server against a bare handler that answers the same bytes from memory, on both
 * stores. `npm run bench -- 1000 100000` chooses the sizes; 1000, 100000 and 1000000 otherwise. Prints a table.
 */
import autocannon from 'autocannon';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commonWord, exportLines, positionNear, rareWord, twoLetters } from './donations.mjs';
import { importLines, startBare, startServer } from './process.mjs';
import { startPostgres } from './postgres.mjs';

/** Seconds that each call is made, and connections that make it. */
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const connections = 16;

const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0) sizes.push(1000, 100_000, 1_000_000);

printHead();
const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'clothesline-bench-'));
const rows = [];
try {
  for (const size of sizes) {
    const postgres = await startPostgres();
    if (postgres) await benchStore('PostgreSQL', size, { DATABASE_URL: postgres.url, DATA_DIR: folder });
    await postgres?.stop();
    await benchStore('embedded', size, { DATA_DIR: join(folder, `embedded-${size}`) });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
printGrowth();

/** @param {string} store @param {number} size @param {Record<string, string>} settings */
async function benchStore(store, size, settings) {
  process.stderr.write(`${store}, ${size} donations …\n`);
  const began = performance.now();
  await importLines(settings, exportLines(size));
  const imported = (performance.now() - began) / 1000;
  let server = await startServer(settings);
  note({
    store,
    size,
    call: `(import ${imported.toFixed(1)} s, start ${(server.startedIn / 1000).toFixed(1)} s)`,
  });
  for (const call of kept(size)) {
    const bare = await bareRate(server, call);
    note({ store: 'none', size, ...bare });
    note({ store, size, ...(await measure(server, call, bare.rate)) });
  }
  await server.stop();
  server = await startServer({ ...settings, CACHE_MEGABYTES: '0' });
  for (const call of [...asked(size), ...written()]) note({ store, size, ...(await measure(server, call)) });
  await server.stop();
}

/** The same bytes as a call's first answer, heads included, from memory. */
async function bareRate(server, { call, requests }) {
  const answer = await fetch(server.host + requests[0].path, { headers: { 'Accept-Encoding': 'identity' } });
  const own = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);
  const heads = [...answer.headers].filter(([name]) => !own.has(name)).flat();
  const bare = await startBare(Buffer.from(JSON.stringify({ heads, body: await answer.text() })));
  const result = await measure(bare, { call: `bare: ${call}`, requests: [{ path: '/' }] });
  await bare.stop();
  return result;
}

/** Calls whose answers the server keeps, checked against the store each time. */
function kept(size) {
  return [
    { call: 'list, 20 newest, kept', requests: [{ path: '/api/donations?limit=20' }] },
    { call: 'get, kept', requests: some(50, (index) => ({ path: `/api/donations/${1 + ((index * 37) % size)}` })) },
    { call: 'nearby, 20, kept', requests: some(50, (index) => ({ path: nearby(index) })) },
  ];
}

/** The same and others, each asked of the store. */
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

function some(count, make) {
  return Array.from({ length: count }, (_, index) => make(index));
}

async function measure({ host, cpuSeconds, megabytes }, { call, requests }, bareRate) {
  const run = (duration) => autocannon({ url: host, connections, duration, requests });
  await run(1);
  const before = cpuSeconds();
  const { requests: count, latency, non2xx, errors } = await run(seconds);
  if (non2xx + errors > 0) throw new Error(`${call}: ${non2xx} refusals, ${errors} errors.`);
  const rate = count.total / seconds;
  const cpu = ((cpuSeconds() - before) / count.total) * 1000;
  return {
    call,
    rate,
    ...(bareRate && { share: rate / bareRate }),
    p50: latency.p50,
    p99: latency.p99,
    cpu,
    memory: megabytes(),
  };
}

function printHead() {
  process.stdout.write(
    '| Store | Donations | Call | Requests/s | Of bare | p50 ms | p99 ms | CPU ms/request | Memory MB |\n',
  );
  process.stdout.write('| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n');
}

/** Keeps a row, and prints it at once: a run over a million takes a while. */
function note(row) {
  rows.push(row);
  const { store, size, call, rate, share, p50, p99, cpu, memory } = row;
  const cells =
    rate === undefined
      ? ['', '', '', '', '', '']
      : [rate.toFixed(0), share?.toFixed(2) ?? '', p50, p99, cpu.toFixed(2), memory.toFixed(0)];
  process.stdout.write(`| ${[store, size, call, ...cells].join(' | ')} |\n`);
}

/** What a call costs the processor with the most donations, as a multiple of what it costs with the fewest. */
function printGrowth() {
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  if (least === most) return;
  process.stdout.write(`\n| Call | Embedded, ${least} to ${most} | PostgreSQL |\n| --- | --- | --- |\n`);
  const costOf = (store, size, call) =>
    rows.find((row) => row.store === store && row.size === size && row.call === call)?.cpu;
  for (const call of new Set(rows.filter(({ cpu, store }) => cpu && store !== 'none').map((row) => row.call))) {
    const growth = (store) => ((costOf(store, most, call) ?? NaN) / (costOf(store, least, call) ?? NaN)).toFixed(1);
    process.stdout.write(`| ${call} | ${growth('embedded')} | ${growth('PostgreSQL')} |\n`);
  }
}

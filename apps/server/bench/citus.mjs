/*
 * `npx node apps/server/bench/citus.mjs` starts a Citus coordinator and two workers on this machine. It runs the
 * conformance suite (unless `-- --only-figures` is given), kills a worker, and then compares each call with plain
 * PostgreSQL. `-- 100000` sets the number of donations (default 1000000) and `-- --shards=4` the shards per table
 * (default 2). See the "Citus" page for how to install the extension.
 */
import autocannon from 'autocannon';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commonWord, benchRows, positionNear, rareWord, twoLetters } from './donations.mjs';
import { startPostgres } from './postgres.mjs';
import { restoreRows, startServer } from './process.mjs';

const words = process.argv.slice(2);
const size = Number(words.find((word) => /^\d+$/.test(word)) ?? 1_000_000);
const shards = words.find((word) => word.startsWith('--shards='))?.slice('--shards='.length) ?? '2';
const database = `clothes_${size}`;

/** Measurement time per turn. */
const seconds = 2;
const turns = 3;
const connections = 4;

if (!existsSync('/usr/share/postgresql/15/extension/citus.control')) {
  throw new Error('Citus is not installed here; the guide says how it is installed (apps/server/docs/citus.md).');
}
const folder = mkdtempSync(join(tmpdir(), 'clothesline-citus-'));
chmodSync(folder, 0o755);
const planner = { random_page_cost: '1.1', jit: 'off' };
const ofCitus = {
  ...planner,
  shared_preload_libraries: 'citus',
  'citus.node_conninfo': 'sslmode=disable',
  'citus.shard_count': shards,
  'citus.executor_slow_start_interval': '100ms',
  max_connections: '300',
  max_prepared_transactions: '300',
  max_worker_processes: '60',
};
const start = (name, settings) => {
  mkdirSync(join(folder, name), { recursive: true });
  return startPostgres(join(folder, name), settings);
};
const [coordinator, ...workers] = await Promise.all(['coordinator', 'one', 'two'].map((name) => start(name, ofCitus)));
const single = await start('single', planner);
const say = (text) => process.stdout.write(`${text}\n`);
try {
  if (!words.includes('--only-figures')) conformance();
  await fill();
  await loseWorker();
  await compare();
} finally {
  for (const one of [coordinator, ...workers, single]) await one.stop();
  rmSync(folder, { recursive: true, force: true });
}

function conformance() {
  const { status } = spawnSync(
    'npx',
    [
      'vitest',
      'run',
      '--project',
      'server',
      'apps/server/src/testing/whole-server/conformance.test.ts',
      '-t',
      'PostgreSQL',
    ],
    {
      env: {
        ...process.env,
        TEST_DATABASE_URL: coordinator.url('postgres'),
        TEST_CITUS_WORKERS: workers.map((one) => one.url('postgres')).join(' '),
      },
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error('The conformance suite failed.');
}

async function fill() {
  for (const one of [...workers, coordinator]) {
    one.make(database);
    one.run(database, 'create extension citus');
  }
  const portOf = (one) => Number(new URL(one.url(database)).port);
  coordinator.run(
    database,
    `select citus_set_coordinator_host('127.0.0.1', ${portOf(coordinator)})`,
    ...workers.map((one) => `select citus_add_node('127.0.0.1', ${portOf(one)})`),
  );
  single.make(database);
  await restoreRows({ DATABASE_URL: single.url(database), DATA_DIR: folder }, benchRows(size));
  single.copyTo(database, coordinator);
  const began = performance.now();
  const server = await startServer({ ...settingsOf(coordinator), DISTRIBUTED: 'citus' });
  await server.stop();
  for (const one of [coordinator, ...workers]) one.run(database, 'vacuum analyze');
  const bytes = Number(single.run(database, 'select pg_database_size(current_database())')) / size;
  say(`${bytes.toFixed(0)} bytes of disk for a donation in one PostgreSQL`);
  say(`${size} donations were spread over two workers in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

function settingsOf(one) {
  return { DATABASE_URL: one.url(database), DATA_DIR: folder, CACHE_MEGABYTES: '0' };
}

function donation(title) {
  return {
    title,
    description: 'Warm.',
    category: 'Women',
    images: ['https://pictures.example/a.jpg'],
    userId: 1,
    latitude: 37.77,
    longitude: -122.42,
    locationName: 'San Francisco, CA',
    createdAt: '2026-11-01T12:00:00.000Z',
  };
}

function post(path, body) {
  return { method: 'POST', path, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

function calls() {
  const ids = Array.from({ length: 100 }, (_, index) => 1 + ((index * 9973) % size));
  const places = ids.map((_, index) => positionNear(index));
  return [
    ['list', [{ path: '/api/donations?limit=20' }]],
    ['category', [{ path: '/api/donations?limit=20&category=Footwear' }]],
    ['get', ids.map((id) => ({ path: `/api/donations/${id}` }))],
    ['nearby', places.map(({ lat, lng }) => ({ path: `/api/donations/nearby?lat=${lat}&lng=${lng}&limit=20` }))],
    ['search, rare', [{ path: `/api/donations?limit=20&search=${rareWord}` }]],
    ['search, common', [{ path: `/api/donations?limit=20&search=${commonWord}` }]],
    ['search, two letters', [{ path: `/api/donations?limit=20&search=${twoLetters}` }]],
    ['create', [post('/api/donations', donation('A coat'))]],
    [
      'chat',
      places.map((_, index) =>
        post('/api/chat', {
          role: 'user',
          content: 'a warm coat',
          timestamp: '2026-11-01T12:00:00.000Z',
          sessionId: `citus-session-${String(index).padStart(7, '0')}`,
        }),
      ),
    ],
  ];
}

async function compare() {
  const alone = await startServer(settingsOf(single));
  const spread = await startServer(settingsOf(coordinator));
  say(
    'ms of a request, beside one PostgreSQL; then ms of processors for a request: server and database, server, coordinator, workers',
  );
  for (const [call, requests] of calls()) {
    const [one, other] = [[], []];
    await load(alone, requests, 1);
    await load(spread, requests, 1);
    for (let turn = 0; turn < turns; turn += 1) {
      one.push(await load(alone, requests, seconds, [alone, single]));
      other.push(await load(spread, requests, seconds, [spread, coordinator, ...workers]));
    }
    const [mean, spreadMean] = [one, other].map((all) => middle(all.map((load) => load.mean)));
    const [server, itsDatabase] = cpuOf(one);
    const [spreadServer, itsCoordinator, ...itsWorkers] = cpuOf(other);
    const ofWorkers = itsWorkers.reduce((sum, cpu) => sum + cpu, 0);
    const cells = [server, itsDatabase, spreadServer, itsCoordinator, ofWorkers].map((cpu) => cpu.toFixed(1));
    say(`| ${[call, mean.toFixed(1), spreadMean.toFixed(1), (spreadMean / mean).toFixed(1), ...cells].join(' | ')} |`);
  }
  await alone.stop();
  await spread.stop();
}

/** Returns the mean latency in ms and the CPU time of the measured processes. */
async function load(server, requests, duration, measured = []) {
  const before = measured.map((one) => one.cpuSeconds());
  const result = await autocannon({ url: server.host, requests, connections, duration });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} of ${requests[0].path} were refused, ${result.errors} failed.`);
  }
  const cpu = measured.map((one, index) => ((one.cpuSeconds() - before[index]) * 1000) / result.requests.total);
  // autocannon only reports whole milliseconds, so compute the latency from the number of requests
  return { mean: (connections * result.duration * 1000) / result.requests.total, cpu };
}

function cpuOf(loads) {
  return loads[0].cpu.map((_, index) => middle(loads.map(({ cpu }) => cpu[index])));
}

function middle(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** Kills a worker and restarts it. In between, only calls that touch its rows may fail. */
async function loseWorker() {
  const server = await startServer(settingsOf(coordinator));
  const ids = Array.from({ length: 40 }, (_, index) => index + 1);
  const status = (path, init) => fetch(server.host + path, init).then((response) => response.status);
  const tell = async (when) => {
    const got = await Promise.all(ids.map((id) => status(`/api/donations/${id}`)));
    const { path, ...init } = post('/api/donations', donation('Written while a worker is away'));
    const made = await Promise.all(ids.map(() => status(path, init)));
    const list = await status('/api/donations?limit=20');
    const person = await status('/api/people/1');
    say(`${when}: one donation ${counted(got)}; create ${counted(made)}; list ${list}; a person ${person}`);
  };
  await tell('All there');
  await workers[1].kill();
  await tell('A worker killed');
  await workers[1].restart();
  await wait(1000);
  await tell('It is back');
  await server.stop();
}

function counted(statuses) {
  return [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => `${all.length} × ${status}`).join(', ');
}

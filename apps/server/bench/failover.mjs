/*
 * `npx node apps/server/bench/failover.mjs` runs three machines with Patroni and etcd, a server, and writers that retry
 * with an idempotency key until their write is confirmed. Every 20 seconds it kills the primary's PostgreSQL or the
 * whole machine. It fails if a confirmed donation is lost or duplicated, or if writes stop for more than 15 seconds
 * (95th percentile). FAILOVER_MINUTES sets the duration (default 5). Debian packages: postgresql patroni etcd-server
 * haproxy.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { primaryUrl, startMachines } from './patroni.mjs';
import { startServer } from './process.mjs';

const minutes = Number(process.env.FAILOVER_MINUTES ?? 5);
const every = 20_000;
const writers = 4;

/** How long writes may be interrupted, in seconds at the 95th percentile. */
const allowed = 15;

const restart = 4000;

const folder = mkdtempSync(join(tmpdir(), 'clothesline-failover-'));
chmodSync(folder, 0o755);
const machines = await startMachines(folder);
/** @type {Awaited<ReturnType<typeof startServer>> | undefined} */
let server;

const acknowledged = [];
const refused = new Map();
const over = new AbortController();
let next = 0;

async function write() {
  while (!over.signal.aborted) {
    const title = `Written ${(next += 1)}`;
    const sent = performance.now();
    for (;;) {
      const id = await send(title);
      if (id !== undefined) {
        acknowledged.push({ title, id, sent, at: performance.now() });
        break;
      }
      await wait(100);
    }
    await wait(20);
  }
}

async function send(title) {
  const body = {
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
  try {
    const response = await fetch(`${server?.host}/api/donations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': title.replace(' ', '-') },
      body: JSON.stringify(body),
    });
    const json = await response.json();
    if (response.status === 201) return json.id;
    refused.set(response.status, (refused.get(response.status) ?? 0) + 1);
  } catch (error) {
    refused.set(String(error), (refused.get(String(error)) ?? 0) + 1);
  }
  return undefined;
}

/** Returns the seconds until the next write is confirmed. */
async function killPrimary(kind) {
  const primary = await machines.primary();
  if (!primary) throw new Error('There is no primary.');
  const at = performance.now();
  if (kind === 'machine') {
    await primary.killAll();
    setTimeout(() => primary.start(), restart);
  } else {
    primary.killPostgres();
  }
  await wait(every);
  const back = acknowledged.filter(({ at: when }) => when > at + 50).toSorted((a, b) => a.at - b.at)[0];
  return { kind, name: primary.name, seconds: back ? (back.at - at) / 1000 : Infinity };
}

let isWrong = true;
try {
  server = await startServer({ DATABASE_URL: primaryUrl, DATA_DIR: folder });
  const writing = Array.from({ length: writers }, write);
  await wait(3000);
  const kills = [];
  for (let count = 0; count < (minutes * 60_000) / every; count += 1) {
    const kill = await killPrimary(count % 2 === 0 ? 'PostgreSQL' : 'machine');
    kills.push(kill);
    process.stdout.write(`killed ${kill.name} (${kill.kind}): writes are back after ${kill.seconds.toFixed(1)} s\n`);
  }
  over.abort();
  await Promise.all(writing);
  isWrong = await conclude(kills);
} finally {
  over.abort();
  await server?.stop();
  await machines.stop();
  if (isWrong) process.stdout.write(`The logs are in ${folder}.\n`);
  else rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isWrong ? 1 : 0;

async function conclude(kills) {
  const client = new Client({ connectionString: primaryUrl });
  await client.connect();
  const { rows } = await client.query('select id, title from donations');
  await client.end();
  const kept = Map.groupBy(rows, ({ title }) => title);
  const lost = acknowledged.filter(({ title, id }) => !kept.get(title)?.some((row) => row.id === id));
  const twice = [...kept.values()].filter((same) => same.length > 1);
  process.stdout.write(
    `${acknowledged.length} writes acknowledged, ${lost.length} lost, ${twice.length} kept twice; refused and sent again: ${[...refused].map(([why, count]) => `${count} × ${why}`).join(', ')}\n`,
  );
  for (const kind of ['PostgreSQL', 'machine']) {
    tell(
      kind,
      kills.filter((kill) => kill.kind === kind),
    );
  }
  const worst = tell('all', kills);
  return lost.length > 0 || twice.length > 0 || worst > allowed;
}

function tell(kind, kills) {
  const sorted = kills.map(({ seconds }) => seconds).toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  process.stdout.write(
    `${kind}: ${sorted.length} kills, back after ${at(0.5).toFixed(1)} s at the median, ${at(0.95).toFixed(1)} s at the 95th percentile\n`,
  );
  return at(0.95);
}

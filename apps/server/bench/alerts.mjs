/*
 * `npx node apps/server/bench/alerts.mjs` measures the additional CPU time of a new donation with ALERTS alerts
 * (default 10,000). Requires a build.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startServer } from './process.mjs';

const alerts = Number(process.env.ALERTS ?? 10_000);
const donations = 20;
const words = [
  'kimono',
  'tuxedo',
  'wintr coot',
  'kids parka 6-7',
  'zapatos',
  'misspeled wrods of a serch',
  'wool',
  'hat',
];

async function untilIdle(server) {
  for (let calm = 0; calm < 5;) {
    const before = server.cpuSeconds();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    calm = server.cpuSeconds() - before < 0.1 ? calm + 1 : 0;
  }
}

/** @param {number} count */
async function measure(count) {
  const dataDir = mkdtempSync(join(tmpdir(), 'clothesline-alerts-'));
  const server = await startServer({ DATA_DIR: dataDir, CODE_LIMIT: 'off' });
  try {
    const post = async (/** @type {string} */ path, /** @type {unknown} */ body) => {
      const response = await fetch(server.host + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    };
    for (let number = 0; number < count; number += 50) {
      await Promise.all(
        Array.from({ length: Math.min(50, count - number) }, (_, index) => {
          const at = number + index;
          const search = { search: `${words[at % words.length]} ${at}`, ...(at % 3 === 0 && { category: 'Men' }) };
          return post('/api/alerts', { email: `${at}@example.org`, pace: 'now', search });
        }),
      );
    }
    const folder = encodeURIComponent(join(dataDir, 'postgres'));
    const client = new Client({
      connectionString: `postgres://postgres@localhost/postgres?host=${folder}&sslmode=disable`,
    });
    await client.connect();
    await client.query('update alerts set confirmed_at = now(), due_at = now()');
    await client.end();
    const list = (/** @type {number} */ number) =>
      post('/api/donations', {
        title: `Wool coat ${number}x`,
        description: 'Warm, with a hood.',
        category: 'Women',
        images: ['https://images.example/coat.jpg'],
        userId: 1,
        latitude: 37.76,
        longitude: -122.43,
        locationName: 'Mission District, San Francisco',
        createdAt: new Date().toISOString(),
      });
    await list(0);
    await untilIdle(server);
    const before = server.cpuSeconds();
    for (let number = 1; number <= donations; number += 1) {
      await list(number);
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
    return ((server.cpuSeconds() - before) * 1000) / donations;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const without = await measure(0);
const withAlerts = await measure(alerts);
process.stdout.write(
  `One donation takes ${without.toFixed(0)} ms of processor time without alerts, ` +
    `${withAlerts.toFixed(0)} ms with ${alerts}: ${(withAlerts - without).toFixed(0)} ms for the alerts.\n`,
);

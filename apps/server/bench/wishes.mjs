/*
 * `npx node apps/server/bench/wishes.mjs` measures the CPU time of matching a listing with 10,000 wishes, and with
 * 100,000 around the same places. Needs a build.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startServer } from './process.mjs';

const rounds = 200;
const things = ['coat', 'boots', 'jeans', 'suit', 'dress', 'sweater', 'shoes', 'backpack', 'gloves', 'pajamas'];
const people = ['', 'Kids ', "Women's ", "Men's "];
const cities = 200;

/** @param {number} count */
async function measure(count) {
  const dataDir = mkdtempSync(join(tmpdir(), 'clothesline-wishes-'));
  const server = await startServer({ DATA_DIR: dataDir });
  try {
    const folder = encodeURIComponent(join(dataDir, 'postgres'));
    const client = new Client({
      connectionString: `postgres://postgres@localhost/postgres?host=${folder}&sslmode=disable`,
    });
    await client.connect();
    await client.query(`insert into users (id, email, display_name, username)
      select id, id || '@example.org', 'Maria', 'maria' || id from generate_series(20000, 29999) id`);
    // spread over about ten miles around each city, starting with San Francisco
    await client.query(`insert into points (latitude, longitude)
      select distinct 37.76 - (city % 10) + 0.01 * (spot % 20), -122.43 + 2 * (city / 10) + 0.01 * (spot / 20)
      from generate_series(0, ${cities - 1}) city, generate_series(0, 399) spot on conflict do nothing`);
    await client.query(
      `insert into wishes (user_id, title, facets, point_id, location_name, created_at, ends_at)
      select 20000 + n % 10000, ($1::text[])[1 + n % 4] || ($2::text[])[1 + n % 10] || ', size ' || 2 + n % 17, '{}',
        (select min(id) from points) + (n::bigint * 7919) % (select count(*) from points), 'Somewhere',
        now(), now() + interval '60 days'
      from generate_series(1, ${count}) n`,
      [people, things],
    );
    await client.query('vacuum analyze');
    await client.end();
    const match = async (/** @type {number} */ number) => {
      const title = `${people[number % 4]}${things[number % 10]}, size ${2 + (number % 17)}`;
      const query = new URLSearchParams({ title, description: 'Warm, with a hood.', lat: '37.77', lng: '-122.42' });
      const response = await fetch(`${server.host}/api/wishes/matching?${query}`);
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      return (await response.json()).length;
    };
    // until the index is complete, requests find nothing
    for (let number = 0, ready = 0; ready < 20; number += 1) ready += Number((await match(number)) > 0);
    const before = server.cpuSeconds();
    let found = 0;
    for (let number = 0; number < rounds; number += 1) found += await match(number);
    return { milliseconds: ((server.cpuSeconds() - before) * 1000) / rounds, found };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const [few, many] = [await measure(10_000), await measure(100_000)];
process.stdout.write(
  `A match takes ${few.milliseconds.toFixed(1)} ms of processor time with 10,000 wishes (${few.found} found), ` +
    `${many.milliseconds.toFixed(1)} ms with 100,000 (${many.found} found): ` +
    `${(many.milliseconds / few.milliseconds).toFixed(2)} times.\n`,
);

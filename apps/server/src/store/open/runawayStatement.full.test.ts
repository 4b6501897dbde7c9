import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aDonation } from '../../testing/donations.js';
import type { DataDir } from '../../testing/makeDataDir.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { copyOfEmptyStore } from '../../testing/storeTemplate.js';
import { openStore } from '../openStore.js';
import type { Store } from '../store.js';
import { withDatabase } from '../withDatabase.js';

let folder: DataDir;
let store: Store;
let server: TestServer;
const runaways: string[] = [];
let changes: string[] = [];
let gaps = 0;

beforeAll(async () => {
  folder = await copyOfEmptyStore();
  // A donation of this title is never written to the end.
  await withDatabase({ dataDir: folder.path }, { alone: false }, async (db) => {
    await sql`
      create function never_end() returns trigger language plpgsql as $$ begin loop end loop; end $$`.execute(db);
    await sql`
      create trigger never_end before insert on donations
      for each row when (new.title = 'Endless') execute function never_end()`.execute(db);
  });
  store = await openStore({ dataDir: folder.path, onRunaway: (statement) => runaways.push(statement) });
  store.listen({ onChange: (text) => changes.push(text), onGap: () => (gaps += 1) });
  server = await startTestServer({ store });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

async function create(title: string): Promise<Response> {
  return fetch(`${server.host}/api/donations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(aDonation({ title })),
  });
}

async function titles(from: Store): Promise<string[]> {
  return (await from.listDonations({ limit: 200 })).donations.map(({ title }) => title);
}

it('A statement that does not end is ended, and nothing confirmed is lost', async () => {
  const lock = readFileSync(join(folder.path, 'lock'), 'utf8');
  const confirmed: string[] = [];
  const refused: Response[] = [];
  const add = async (title: string) => {
    const response = await create(title);
    if (response.status === 201) confirmed.push(title);
    else refused.push(response);
    return response.status;
  };
  for (let count = 0; count < 20; count += 1) await add(`Before ${count}`);
  expect(confirmed).toHaveLength(20);

  const endless = add('Endless');
  const meanwhile = Promise.all(Array.from({ length: 5 }, (_, index) => add(`Beside ${index}`)));
  // Each list is another one, which no cache has; the first may be answered before the statement begins.
  let limit = 0;
  const list = () => fetch(`${server.host}/api/donations?limit=${(limit += 1)}`);
  await expect.poll(async () => (await list()).headers.get('Retry-After'), { timeout: 20_000 }).toBe('2');
  expect((await fetch(`${server.host}/healthz`)).status).toBe(200);
  expect(await endless).toBe(503);
  await meanwhile;
  for (const response of refused) {
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  }

  await expect.poll(async () => (await fetch(`${server.host}/api/donations`)).status, { timeout: 20_000 }).toBe(200);
  expect(runaways).toEqual([expect.stringContaining('insert into donations')]);
  expect(await add('After')).toBe(201);

  // Changes may have been lost with the thread; those of the next one are heard.
  expect(gaps).toBe(1);
  changes = [];
  await sql`insert into notices (user_id, kind, text, created_at) values (7, 'asked', '', now())`.execute(store.db);
  await expect.poll(() => changes).toEqual([expect.stringContaining('[7]')]);

  const there = await titles(store);
  expect(there).toEqual(expect.arrayContaining(confirmed));
  expect(there).not.toContain('Endless');

  // The folder stays this server's.
  expect(readFileSync(join(folder.path, 'lock'), 'utf8')).toBe(lock);
  await expect(openStore({ dataDir: folder.path })).rejects.toThrow('in use by another server');

  await store.close();
  const again = await openStore({ dataDir: folder.path });
  expect(await titles(again)).toEqual(there);
  await again.close();
}, 90_000);

it('A closed store is not opened again', async () => {
  const other = await copyOfEmptyStore();
  const lost: string[] = [];
  const closed = await openStore({ dataDir: other.path, onLockLost: () => lost.push('lock') });
  await closed.close();
  await expect(closed.listDonations({ limit: 1 })).rejects.toThrow('cannot be opened again');
  expect(lost).toEqual([]);
  await other.remove();
});

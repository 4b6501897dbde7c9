import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type StoreOptions } from '../../store/openStore.js';
import { aDonation, someDonations } from '../../testing/donations.js';
import { makeDataDir, type DataDir } from '../../testing/makeDataDir.js';
import { isInstalled } from '../../testing/isInstalled.js';
import { createDatabase } from '../../testing/postgres/createDatabase.js';

let folder: DataDir;
beforeAll(async () => {
  folder = await makeDataDir();
});
afterAll(() => folder.remove());

/** What a store tells, and what it makes of the next donation. */
async function readAll(options: StoreOptions) {
  const store = await openStore(options);
  const list = await store.listDonations({ limit: 200 });
  const near = await store.nearbyDonations({ position: { latitude: 37.77, longitude: -122.42 }, limit: 50 });
  const found = await store.listDonations({ limit: 200, search: 'suit' });
  const { messages: said } = await store.messages('V1StGXR8_Z5jdHi6B-myT');
  const { id } = await store.addDonation(aDonation());
  await store.close();
  return { list, near, found, said, id };
}

async function fill(options: StoreOptions) {
  const store = await openStore({ ...options, seed: someDonations });
  const timestamp = '2026-11-01T12:00:00.000Z';
  await store.addMessages('V1StGXR8_Z5jdHi6B-myT', {
    message: { role: 'user', content: 'Ça va? 👟', timestamp },
    reply: { role: 'assistant', content: 'Oui.', timestamp },
  });
  await store.close();
}

it('A copy of the stopped embedded store is the store', async () => {
  const at = { dataDir: join(folder.path, 'data') };
  await fill(at);
  const copy = join(folder.path, 'copy');
  cpSync(at.dataDir, copy, { recursive: true });
  const wanted = await readAll(at);
  expect(wanted.list.total).toBe(someDonations.length);
  expect(await readAll({ dataDir: copy })).toEqual(wanted);
}, 60_000);

/** The major version of a program that may be installed; 0 if it is not. */
function versionOf(program: string): number {
  if (!isInstalled(program)) return 0;
  return Number(/\d+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0]);
}

const isThere = versionOf('pg_dump') >= 18;

describe.skipIf(!isThere)(`A dump${isThere ? '' : ' (skipped: pg_dump 18 is not installed here)'}`, () => {
  it('gives back everything in an empty database, taken while servers run', async () => {
    const [from, to] = [await createDatabase(), await createDatabase()];
    const file = join(folder.path, 'all.dump');
    await fill({ dataDir: '', databaseUrl: from.url });
    const running = await openStore({ dataDir: '', databaseUrl: from.url });
    execFileSync('pg_dump', ['--format=custom', `--file=${file}`, from.url]);
    await running.close();
    execFileSync('pg_restore', ['--no-owner', `--dbname=${to.url}`, file]);
    const wanted = await readAll({ dataDir: '', databaseUrl: from.url });
    expect(wanted.list.total).toBe(someDonations.length);
    expect(await readAll({ dataDir: '', databaseUrl: to.url })).toEqual(wanted);
    await from.drop();
    await to.drop();
  }, 60_000);
});

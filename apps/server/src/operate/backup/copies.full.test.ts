import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type DatabaseOptions } from '../../openDatabase.js';
import { aDonation, someDonations, createStoredDonations } from '../../testing/donations.js';
import { makeDataDir, type DataDir } from '../../testing/makeDataDir.js';
import { isInstalled } from '../../testing/isInstalled.js';
import { createDatabase } from '../../testing/postgres/createDatabase.js';
import { createChats } from '../../assistant/messages.js';

let folder: DataDir;
beforeAll(async () => {
  folder = await makeDataDir();
});
afterAll(() => folder.remove());

/** Everything readable in a store, and the id of the next donation. */
async function readAll(options: DatabaseOptions) {
  const database = await openDatabase(options);
  const list = await createStoredDonations(database).list({ limit: 200 });
  const near = await createStoredDonations(database).nearby({
    position: { latitude: 37.77, longitude: -122.42 },
    limit: 50,
  });
  const found = await createStoredDonations(database).list({ limit: 200, search: 'suit' });
  const { messages: said } = await createChats(database).read('V1StGXR8_Z5jdHi6B-myT');
  const { id } = await createStoredDonations(database).add(aDonation());
  await database.close();
  return { list, near, found, said, id };
}

async function fill(options: DatabaseOptions) {
  const database = await openDatabase({ ...options, seed: someDonations });
  const timestamp = '2026-11-01T12:00:00.000Z';
  await createChats(database).add('V1StGXR8_Z5jdHi6B-myT', {
    message: { role: 'user', content: 'Ça va? 👟', timestamp },
    reply: { role: 'assistant', content: 'Oui.', timestamp },
  });
  await database.close();
}

it('A copy of a stopped embedded store can be opened', async () => {
  const at = { dataDir: join(folder.path, 'data') };
  await fill(at);
  const copy = join(folder.path, 'copy');
  cpSync(at.dataDir, copy, { recursive: true });
  const wanted = await readAll(at);
  expect(wanted.list.total).toBe(someDonations.length);
  expect(await readAll({ dataDir: copy })).toEqual(wanted);
}, 60_000);

/** The major version of a program; 0 if it is not installed. */
function versionOf(program: string): number {
  if (!isInstalled(program)) return 0;
  return Number(/\d+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0]);
}

const isThere = versionOf('pg_dump') >= 18;

describe.skipIf(!isThere)(`A dump${isThere ? '' : ' (skipped: pg_dump 18 is not installed here)'}`, () => {
  it('taken while a server runs restores everything into an empty database', async () => {
    const [from, to] = [await createDatabase(), await createDatabase()];
    const file = join(folder.path, 'all.dump');
    await fill({ dataDir: '', databaseUrl: from.url });
    const running = await openDatabase({ dataDir: '', databaseUrl: from.url });
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

import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../../openDatabase.js';
import { createPhotoFolder } from '../../photos/photoFolder.js';
import { copyByBackup } from '../../testing/copyByBackup.js';
import { aDonation, createStoredDonations } from '../../testing/donations.js';
import { makePlace, type StorePlace } from '../../testing/stores.js';
import { migrations } from './index.js';

const later = '999-trial';
afterEach(() => void delete migrations[later]);

/** A migration of a later version. */
function addStep() {
  migrations[later] = {
    up: async (db) => void (await sql`alter table donations add column trial text not null default 'new'`.execute(db)),
  };
}

async function readTrial({ at }: StorePlace) {
  const database = await openDatabase(at);
  const { rows } = await sql`select title, trial from visible_donations`.execute(database.db);
  await database.close();
  return rows;
}

it('A new migration applies to databases and earlier backups', async () => {
  const [store, copy] = [await makePlace(), await makePlace()];
  const database = await openDatabase(store.at);
  await createStoredDonations(database).add(aDonation({ title: 'A coat' }));
  await database.close();
  const migrateCopy = async () => {
    addStep();
    await (await openDatabase(copy.at)).close();
  };
  await copyByBackup(store, copy, createPhotoFolder(copy.at.dataDir), migrateCopy);
  const rows = [{ title: 'A coat', trial: 'new' }];
  expect(await readTrial(copy)).toEqual(rows);
  expect(await readTrial(store)).toEqual(rows);
  await Promise.all([store.remove(), copy.remove()]);
});

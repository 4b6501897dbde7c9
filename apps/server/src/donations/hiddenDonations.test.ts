import { sql } from 'kysely';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { aDonation, createStoredDonations } from '../testing/donations.js';
import { makePlace } from '../testing/stores.js';
import { hideDonations, showDonations } from './hiddenDonations.js';
import { openDatabase } from '../openDatabase.js';

it('A hidden donation is restored with all of its data', async () => {
  const place = await makePlace();
  const database = await openDatabase(place.at);
  const given = aDonation({ images: ['https://pictures.example/1.jpg'], imageDescriptions: ['A coat'], quantity: 3 });
  const listed = await createStoredDonations(database).add(given);
  const { id } = listed;
  // A column of a later version.
  await sql`alter table donations add column trial text`.execute(database.db);
  await sql`update donations set trial = 'kept', renewed_at = now()`.execute(database.db);
  const read = async () => {
    const { rows } = await sql<Record<string, unknown>>`select * from donations where id = ${id}`.execute(database.db);
    return rows;
  };
  const [{ offered_at: _, ...before } = {}] = await read();
  await database.transaction((db) =>
    hideDonations(db, { donationId: id }, { reason: 'Not clothing', now: new Date() }),
  );
  expect(await createStoredDonations(database).get(id)).toBeUndefined();
  await database.transaction((db) => showDonations(db, { donationId: id }, { byModerator: true }));
  expect(await read()).toEqual([expect.objectContaining(before)]);
  expect(await createStoredDonations(database).get(id)).toEqual(listed);
  await database.close();
  await place.remove();
});

it('Only code that writes, moderates or deletes reads hidden donations', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const reading = files
    .filter((name) => name.endsWith('.ts') && !/test|migrations/.test(name))
    .filter((name) =>
      /\b(?:from|join) donations\b|From\('donations|Join\('donations/.test(readFileSync(join(folder, name), 'utf8')),
    );
  expect(reading.toSorted()).toEqual([
    'accounts/allPeople.ts',
    'donations/hiddenDonations.ts',
    'donations/refreshSearchWords.ts',
    'donations/search/knownWords.ts',
    'hand-over/ownDonationCalls.ts',
    'moderation/entries.ts',
    'openDatabase.ts',
    'photos/photoRows.ts',
    'store/migrate.ts',
    'store/roundStoredPositions.ts',
  ]);
});

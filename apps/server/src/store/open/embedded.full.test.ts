import { sql } from 'kysely';
import { chmodSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aDonation } from '../../testing/donations.js';
import { toHttpError } from '../../listener/toHttpError.js';
import { copyOfEmptyStore } from '../../testing/storeTemplate.js';
import { openStore } from '../openStore.js';
import { openEmbedded } from './embedded.js';

it('A store whose mark is missing is moved away by its time and never deleted', async () => {
  const folder = await copyOfEmptyStore();
  const moved: string[] = [];
  const options = { dataDir: folder.path, onSetAside: (aside: string) => moved.push(aside) };
  const mark = join(folder.path, 'store.whole');
  const first = await openStore(options);
  await first.addDonation(aDonation({ title: 'The real one' }));
  await first.close();
  for (const count of [1, 2]) {
    rmSync(mark);
    chmodSync(join(folder.path, 'store'), 0o755);
    const store = await openStore(options);
    expect((await store.listDonations({ limit: 1 })).total).toBe(0);
    await store.close();
    expect(moved).toHaveLength(count);
  }
  const [aside = ''] = moved;
  expect(statSync(aside).mode & 0o777).toBe(0o700);
  expect(readdirSync(folder.path).filter((name) => name.startsWith('store.cut-off'))).toHaveLength(2);

  // With the mark, what was moved away is the store again.
  rmSync(join(folder.path, 'store'), { recursive: true });
  renameSync(aside, join(folder.path, 'store'));
  const again = await openStore(options);
  expect((await again.listDonations({ limit: 1 })).donations[0]?.title).toBe('The real one');
  await again.close();
  await folder.remove();
}, 120_000);

it('A statement that takes too long is rejected in time, and the store goes on', async () => {
  const folder = await copyOfEmptyStore();
  const { db, slowDb, close } = await openEmbedded(folder.path, { timeout: 200 });
  const slow = sql`select count(pg_sleep(1))::int as count`;
  const start = performance.now();
  const error: unknown = await slow.execute(db).catch((thrown: unknown) => thrown);
  const rejectedAfter = performance.now() - start;
  expect(toHttpError(error)).toMatchObject({ status: 503 });
  // The work of commands and of tidying has no limit, and comes after what still runs.
  expect((await slow.execute(slowDb)).rows).toEqual([{ count: 1 }]);
  expect(rejectedAfter).toBeLessThan((performance.now() - start) / 2);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
  await folder.remove();
});

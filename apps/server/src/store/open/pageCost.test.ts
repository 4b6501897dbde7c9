import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createDatabase } from '../../testing/postgres/createDatabase.js';
import { copyOfEmptyStore } from '../../testing/storeTemplate.js';
import { describeOnPostgres } from '../../testing/stores.js';
import { openEmbedded } from './embedded.js';
import { openPostgres } from './postgres.js';
import type { EmbeddedDatabase } from './embedded.js';

const costOf = async ({ db, close }: Pick<EmbeddedDatabase, 'db' | 'close'>) => {
  const { rows } = await sql`select current_setting('random_page_cost') as cost, current_setting('jit') as jit`.execute(
    db,
  );
  await close();
  return rows;
};

it('The embedded store plans for a disk that does not turn', async () => {
  const folder = await copyOfEmptyStore();
  expect(await costOf(await openEmbedded(folder.path))).toMatchObject([{ cost: '1.1' }]);
  await folder.remove();
});

describeOnPostgres('A connection', () => {
  it('plans for a disk that does not turn, and compiles nothing, whatever the server is set to', async () => {
    const database = await createDatabase();
    const opened = await openPostgres({ url: database.url, setting: 'DATABASE_URL', onIdleError: () => {} });
    expect(await costOf(opened)).toEqual([{ cost: '1.1', jit: 'off' }]);
    await database.drop();
  });
});

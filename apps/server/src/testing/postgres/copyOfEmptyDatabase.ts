import { Client } from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../../openDatabase.js';
import { createDatabase, type TestDatabase } from './createDatabase.js';

const name = 'clothesline_template';

export async function copyOfEmptyDatabase(): Promise<TestDatabase> {
  if (process.env.TEST_DATABASE_URL) return createDatabase();
  await ensureTemplate();
  return createDatabase(undefined, name);
}

let ensured: Promise<void> | undefined;

/** Created by a single test file while others wait. */
function ensureTemplate(): Promise<void> {
  return (ensured ??= makeTemplate());
}

async function makeTemplate(): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 1) return;
    const making = await createDatabase();
    await (await openDatabase({ dataDir: '', databaseUrl: making.url })).close();
    await client.query(`alter database ${new URL(making.url).pathname.slice(1)} rename to ${name}`);
  } finally {
    await client.end();
  }
}

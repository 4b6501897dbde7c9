import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkerDatabase } from './workerDatabase.js';

/** The names of the log's files. */
const segment = /^[0-9A-F]{24}$/;

/**
 * Overwrites the files of the log that the database needs no more: it keeps them for new records, with the old ones in
 * them. The database must be at rest.
 */
export async function clearLog(database: WorkerDatabase, folder: string): Promise<void> {
  // The statistics hold values of rows that are gone.
  await database.query('vacuum full pg_statistic');
  // From here on nothing before the new file is needed.
  await database.query('select pg_switch_wal()');
  await database.query('checkpoint');
  const { rows } = await database.query<{ name: string }>(
    'select pg_walfile_name(pg_current_wal_insert_lsn()) as name',
  );
  for (const name of await readdir(folder)) {
    if (segment.test(name) && name !== rows[0]?.name) await overwrite(join(folder, name));
  }
}

async function overwrite(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.write(Buffer.alloc((await file.stat()).size));
    await file.sync();
  } finally {
    await file.close();
  }
}

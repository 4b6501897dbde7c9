import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { restoreBackup } from '../operate/backup/restoreBackup.js';
import { writeBackup } from '../operate/backup/writeBackup.js';
import type { PhotoStore } from '../photos/photoStore.js';
import { withDatabase } from '../store/withDatabase.js';
import { makeDataDir } from './makeDataDir.js';
import type { StorePlace } from './stores.js';

/** Restores a backup into an empty store, after `between`. Resolves to its text. */
export async function copyByBackup(
  from: StorePlace,
  to: StorePlace,
  photos: PhotoStore,
  between = async () => {},
): Promise<string> {
  const folder = await makeDataDir();
  const file = join(folder.path, 'all.tar');
  await withClient(from, (client) => writeBackup({ client, photos }, createWriteStream(file)));
  await between();
  await withClient(to, (client) => restoreBackup({ client, photos }, file));
  const text = await readFile(file, 'latin1');
  await folder.remove();
  return text;
}

function withClient({ at }: StorePlace, work: (client: PoolClient) => Promise<unknown>): Promise<void> {
  return withDatabase(at, { alone: false }, async (_, pool) => {
    const client = await pool.connect();
    await work(client);
    client.release();
  });
}

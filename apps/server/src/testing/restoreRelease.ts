import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../openDatabase.js';
import type { Database } from '../store/database.js';
import { clothesline, toSettings } from './clothesline.js';
import { makePlace } from './stores.js';

const folder = fileURLToPath(new URL('../../releases/', import.meta.url));

/** Backups of earlier releases. */
export const releases = readdirSync(folder);

export async function restoreRelease(file: string): Promise<{ database: Database; remove(): Promise<void> }> {
  const place = await makePlace();
  const { code, err } = await clothesline(toSettings(place), 'restore', folder + file, '--replace');
  if (code !== 0) throw new Error(err);
  const database = await openDatabase(place.at);
  return {
    database,
    async remove() {
      await database.close();
      await place.remove();
    },
  };
}

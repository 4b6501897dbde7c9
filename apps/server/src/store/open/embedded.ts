import { PGlite } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect } from 'kysely';
import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf, StartError } from '../../startError.js';
import type { Tables } from '../tables.js';
import { DurableFs } from './durableFs.js';
import { randomPageCost } from './pageCost.js';
import type { QueryWatch } from './queryWatch.js';
import { syncFolder } from './syncFolder.js';

/** PGlite's own parameters but `-F`, which switches fsync off. WebAssembly has no fdatasync: it would do nothing. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  `random_page_cost=${randomPageCost}`,
];

export interface EmbeddedDatabase {
  db: Kysely<Tables>;
  /** Whether no store was there before. */
  isNew: boolean;
  /** Says that the store is whole: from now on it is never set aside. */
  markWhole(): Promise<void>;
}

/** Opens the PostgreSQL that runs in this process, or makes one. Throws a `StartError` where it cannot be opened. */
export async function openEmbedded(dataDir: string, watch?: QueryWatch): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'store');
  // Outside PostgreSQL's own folder, which must be empty when it is made.
  const mark = join(dataDir, 'store.whole');
  const isNew = !existsSync(mark);
  if (isNew) await setAside(folder);
  let pglite: PGlite;
  try {
    pglite = await PGlite.create({ fs: new DurableFs(folder), extensions: { cube, pg_trgm }, startParams });
  } catch (error) {
    throw new StartError(
      `The store in ${folder} cannot be opened (${reasonOf(error)}); restore a copy of ${dataDir}, or move it away to begin with a new one.`,
      { cause: error },
    );
  }
  return {
    db: new Kysely<Tables>({
      dialect: new PGliteDialect({ pglite }),
      ...(watch && { log: watch }),
    }),
    isNew,
    async markWhole() {
      if (!isNew) return;
      await pglite.exec('checkpoint');
      await syncFolder(folder);
      await writeFile(mark, 'This store was made in full. Do not delete this file.\n', { flush: true });
      await syncFolder(dataDir, { deep: false });
    },
  };
}

/** A start that was cut off leaves half a store, which nobody was ever told of: the next one begins again. */
async function setAside(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const aside = `${folder}.cut-off`;
  await rm(aside, { recursive: true, force: true });
  await rename(folder, aside);
}

import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { StartError } from '../config/startError.js';
import { reachEmbedded } from './open/embedded.js';
import { hasStore } from './open/embeddedPlace.js';
import { withStartLock, withoutTimeLimit } from './open/postgres.js';
import type { Tables } from './tables.js';

export interface DatabasePlace {
  dataDir: string;
  databaseUrl?: string | undefined;
  databaseDirectUrl?: string | undefined;
}

export async function withDatabase<Result>(
  { dataDir, databaseUrl, databaseDirectUrl = databaseUrl }: DatabasePlace,
  { alone }: { alone: boolean },
  work: (db: Kysely<Tables>, pool: Pool) => Promise<Result>,
): Promise<Result> {
  const open = alone ? withStartLock : withoutTimeLimit;
  if (databaseDirectUrl !== undefined) return open(databaseDirectUrl, work);
  // don't create a folder because of a typo in a read-only command
  if (!alone) await requireStore(dataDir);
  const { url, close } = await reachEmbedded(dataDir);
  try {
    return await open(url, work);
  } finally {
    await close();
  }
}

export async function requireStore(dataDir: string): Promise<void> {
  if (!(await hasStore(dataDir))) throw new StartError(`There is no store in ${dataDir}.`);
}

import { describe } from 'vitest';
import type { StoreOptions } from '../store/openStore.js';
import { makeDataDir } from './makeDataDir.js';
import { noPostgres, postgresBinaries } from './postgres/binaries.js';
import { copyOfEmptyDatabase } from './postgres/copyOfEmptyDatabase.js';
import { hasPostgres } from './postgres/createDatabase.js';
import { copyOfEmptyStore } from './storeTemplate.js';

/** Where a test's store is. */
export interface StorePlace {
  /** What `openStore` takes. */
  at: Pick<StoreOptions, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'distributed'>;
  remove(): Promise<void>;
}

/** One of the two stores; each call of `place` makes an empty one. */
export interface StoreKind {
  name: string;
  place(): Promise<StorePlace>;
}

export const embedded: StoreKind = {
  name: 'the embedded store',
  async place() {
    const folder = await copyOfEmptyStore();
    return { at: { dataDir: folder.path }, remove: folder.remove };
  },
};

const isCitus = process.env.TEST_CITUS_WORKERS !== undefined;

export const postgres: StoreKind = {
  name: 'PostgreSQL',
  async place() {
    const database = await copyOfEmptyDatabase();
    const folder = await makeDataDir();
    return {
      at: { dataDir: folder.path, databaseUrl: database.url, ...(isCitus && { distributed: 'citus' }) },
      async remove() {
        await database.drop();
        await folder.remove();
      },
    };
  },
};

/** Describes behavior that must hold on both stores. */
export function describeStores(title: string, tests: (kind: StoreKind) => void): void {
  describe(`${title} (${embedded.name})`, () => {
    tests(embedded);
  });
  describeOnPostgres(title, () => tests(postgres));
}

/**
 * Describes behavior on PostgreSQL. Where there is none, or where programs of it are needed that are not here, the tests
 * are listed as skipped, and why.
 */
export function describeOnPostgres(title: string, tests: () => void, { needsPrograms = false } = {}): void {
  const isThere = needsPrograms ? postgresBinaries() !== undefined : hasPostgres();
  const name = isThere ? postgres.name : `${postgres.name}; ${noPostgres}`;
  describe.skipIf(!isThere)(`${title} (${name})`, () => {
    tests();
  });
}

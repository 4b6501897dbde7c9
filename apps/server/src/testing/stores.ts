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

/** Set by `npm run test:full`, which runs on both stores. */
export const isFull = process.env.TEST_FULL === '1';

/** Describes behavior that must hold on both stores: on the embedded one in each run, on PostgreSQL in full ones. */
export function describeStores(title: string, tests: (kind: StoreKind) => void, options?: PostgresOptions): void {
  describe(`${title} (${embedded.name})`, () => {
    tests(embedded);
  });
  describeOnPostgres(title, () => tests(postgres), options);
}

export interface PostgresOptions {
  /** Whether `npm test` runs the tests too; default: only `npm run test:full` does. */
  inEachRun?: boolean;
  /** Whether the tests start PostgreSQL's programs themselves; default false. */
  needsPrograms?: boolean;
}

/** Describes behavior on PostgreSQL. Without a PostgreSQL, or its programs, the tests are listed as skipped with the reason. */
export function describeOnPostgres(
  title: string,
  tests: () => void,
  { inEachRun = false, needsPrograms = false }: PostgresOptions = {},
): void {
  if (!isFull && !inEachRun) return;
  const isThere = needsPrograms ? postgresBinaries() !== undefined : hasPostgres();
  const name = isThere ? postgres.name : `${postgres.name}; ${noPostgres}`;
  describe.skipIf(!isThere)(`${title} (${name})`, () => {
    tests();
  });
}

import * as z from 'zod/mini';
import { record, theOperator } from '../../audit/audit.js';
import { storeName, type Config } from '../../config/readConfig.js';
import { refuseNewer, type SchemaState } from '../../store/migrate.js';
import { migrations } from '../../store/migrations/index.js';
import { hasStore } from '../../store/open/embeddedPlace.js';
import { openDatabase } from '../../openDatabase.js';
import { withDatabase } from '../../store/withDatabase.js';
import { printTable } from './printTable.js';
import type { Answer } from './command.js';

export const migrateInput = z.strictObject({ status: z._default(z.boolean(), false) });

/** Migrates to the current schema. With `status`, it only reports the state. */
export async function runMigrate(config: Config, { status }: z.infer<typeof migrateInput>): Promise<Answer> {
  return status ? toAnswer(await readState(config), true) : migrateToLatest(config);
}

/** Reading the state must not create a database. Throws a `StartError` if the schema is newer than this program. */
async function readState(config: Config): Promise<SchemaState> {
  if (config.databaseUrl === undefined && !(await hasStore(config.dataDir))) {
    return { done: [], due: Object.keys(migrations), newer: [] };
  }
  return withDatabase(config, { alone: false }, refuseNewer);
}

async function migrateToLatest(config: Config): Promise<Answer> {
  const { done, due } = await readState(config);
  if (due.length === 0) return toAnswer({ done, due, newer: [] }, false);
  const { dataDir, databaseUrl, databaseDirectUrl, distributed, areas } = config;
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    databaseDirectUrl,
    distributed,
    areas,
    isOperator: true,
  });
  try {
    await record(database.db, { actor: theOperator, action: 'migrate', reason: due.join(', '), now: new Date() });
  } finally {
    await database.close();
  }
  return {
    json: { migrated: due },
    text: `Migrated: ${due.join(', ')}. It is ${storeName(config)}.`,
  };
}

function toAnswer({ done, due }: SchemaState, isStatus: boolean): Answer {
  if (!isStatus) return { json: { migrated: [] }, text: 'Nothing is due: the store is of today’s shape.' };
  const rows = [
    ...done.map((name) => ({ migration: name, state: 'done' })),
    ...due.map((name) => ({ migration: name, state: 'due' })),
  ];
  return { json: rows, text: printTable(rows, 'There are no migrations.') };
}

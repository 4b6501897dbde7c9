import { record, theOperator } from '../../audit/audit.js';
import { storeName, type Config } from '../../config/readConfig.js';
import { refuseNewer, type SchemaState } from '../../store/migrate.js';
import { migrations } from '../../store/migrations/index.js';
import { hasStore } from '../../store/open/embeddedPlace.js';
import { withDatabase } from '../../store/withDatabase.js';
import { withOperator, type Answer } from './operator.js';
import { printTable } from './printTable.js';

export async function migrate(config: Config, { status = false }): Promise<Answer> {
  const { done, due } = await readState(config);
  if (status) {
    const rows = Object.entries({ done, due }).flatMap(([state, names]) =>
      names.map((migration) => ({ migration, state })),
    );
    return { json: rows, text: printTable(rows) };
  }
  if (due.length === 0) return { json: { migrated: [] }, text: 'The schema is up to date.' };
  await withOperator(
    config,
    ({ database, now }) =>
      record(database.db, { actor: theOperator, action: 'migrate', reason: due.join(', '), now: now() }),
    { makesStore: true },
  );
  return { json: { migrated: due }, text: `Migrated: ${due.join(', ')}. It is ${storeName(config)}.` };
}

/** Reading the state must not create a database. Throws a `StartError` if the schema is newer than this program. */
async function readState(config: Config): Promise<Omit<SchemaState, 'newer'>> {
  if (config.databaseUrl === undefined && !(await hasStore(config.dataDir))) {
    return { done: [], due: Object.keys(migrations) };
  }
  return withDatabase(config, { alone: false }, refuseNewer);
}

import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { reasonOf, StartError } from '../../startError.js';
import type { Tables } from '../tables.js';

/** Connections of one instance. */
const maxConnections = 10;

/** Milliseconds to wait for a connection. */
const connectionTimeout = 5000;

/** Milliseconds that one statement may take. */
const statementTimeout = 15_000;

/** The PostgreSQL at an address. Throws a `StartError` where it does not answer. */
export async function openPostgres(url: string, onIdleError: (error: Error) => void): Promise<Kysely<Tables>> {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
    application_name: 'clothesline',
  });
  // The pool replaces a connection that broke while idle; without a listener the process would end.
  pool.on('error', onIdleError);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`The database of DATABASE_URL does not answer (${reasonOf(error)}).`, { cause: error });
  }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

import type { Pool } from 'pg';
import { errorReason, StartError } from '../../config/startError.js';
import { randomPageCost } from './pageCost.js';

const guide = 'see "PgBouncer" in apps/server/docs/scale.md';

/** In ms. */
export const statementTimeout = 5000;

const settings = {
  statement_timeout: `${statementTimeout / 1000}s`,
  random_page_cost: `${randomPageCost}`,
  jit: 'off',
};

/**
 * Throws a `StartError` if it's a pooler, as locks, notifications and long-running work need a dedicated connection.
 */
export async function refusePooler(pool: Pool): Promise<void> {
  if (!(await isPooled(pool))) return;
  throw new StartError(
    `A pooler answers in place of the database; set DATABASE_DIRECT_URL to the address of the database itself (${guide}).`,
  );
}

/** Throws a `StartError` if we're connected through a pooler that drops our settings. */
export async function requireSettings(pool: Pool, setting: string): Promise<void> {
  if (!(await isPooled(pool))) return;
  const { rows } = await pool.query<{ name: string; value: string }>(
    'select name, current_setting(name) as value from unnest($1::text[]) name',
    [Object.keys(settings)],
  );
  const found = new Map(rows.map(({ name, value }) => [name, value]));
  const wrong = Object.entries(settings).find(([name, value]) => found.get(name) !== value);
  if (wrong) throw dropsSettings(setting, `${wrong[0]} is ${found.get(wrong[0])} instead of ${wrong[1]}`);
}

export function refusedSettings(setting: string, error: unknown): StartError | undefined {
  const reason = errorReason(error);
  return /unsupported startup parameter/.test(reason) ? dropsSettings(setting, reason) : undefined;
}

function dropsSettings(setting: string, reason: string): StartError {
  return new StartError(`The pooler of ${setting} does not set what the server needs (${reason}); ${guide}.`);
}

/** Behind a pooler, the process ID from the handshake isn't the ID the database sees. */
async function isPooled(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return 'processID' in client && client.processID !== rows[0]?.pid;
  } finally {
    client.release();
  }
}

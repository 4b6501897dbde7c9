import { sql, type Kysely } from 'kysely';
import type { Database } from '../store/database.js';
import type { Tables } from '../store/tables.js';

export interface Allowance {
  key: string;
  amount: number;
  seconds: number;
  uses?: number;
}

/** Takes all of the allowances or none. Returns 0, or the number of seconds until all are available. */
export const take = (database: Pick<Database, 'write'>, allowances: readonly Allowance[]): Promise<number> =>
  database.write((db) => takeAllowances(db, allowances));

/**
 * The generic cell rate algorithm (GCRA). We store when an allowance will be full again, and reject a use that would
 * move this more than a period into the future. Row locks make it safe with concurrent requests.
 */
export async function takeAllowances(db: Kysely<Tables>, allowances: readonly Allowance[]): Promise<number> {
  if (allowances.length === 0) return 0;
  const wanted = sql.join(
    allowances.map(
      ({ key, amount, seconds, uses = 1 }) =>
        sql`(${key}::text, ${(uses * seconds) / amount}::float8, ${seconds}::float8)`,
    ),
  );
  // `now` is the beginning of the transaction, possibly long before we got the lock
  const { rows } = await sql<{ wait: number | null; taken: string[] }>`
    with wanted (key, step, period) as (values ${wanted}),
    refused as (
      select max(extract(epoch from kept.full_at - clock_timestamp())::float8 + wanted.step - wanted.period) as wait
      from wanted join allowances kept using (key)
      where kept.full_at + make_interval(secs => wanted.step - wanted.period) > clock_timestamp() and ${isPossible}
    ),
    taken as (
      insert into allowances as kept (key, step, period, full_at)
      select key, step, period, clock_timestamp() + make_interval(secs => step) from wanted
      where (select wait from refused) is null order by key
      on conflict (key) do update set
        step = excluded.step,
        period = excluded.period,
        full_at = case when ${isPossible} then greatest(kept.full_at, clock_timestamp()) else clock_timestamp() end
          + make_interval(secs => excluded.step)
      where kept.full_at + make_interval(secs => excluded.step - excluded.period) <= clock_timestamp() or not ${isPossible}
      returning key
    )
    select (select wait from refused) as wait, array(select key from taken) as taken`.execute(db);
  const [{ wait, taken } = { wait: null, taken: [] }] = rows;
  if (wait !== null) return seconds(wait);
  const refused = allowances.filter(({ key }) => !taken.includes(key));
  if (refused.length === 0) return 0;
  await giveBack(db, taken);
  return readWait(db, refused);
}

/** Anything later dates from before the clock was set back. */
const isPossible = sql<boolean>`kept.full_at <= clock_timestamp() + make_interval(secs => 2 * kept.period)`;

export async function giveBack(db: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    with locked as (select key from allowances where key = any(${[...keys]}::text[]) order by key for update)
    update allowances set full_at = full_at - make_interval(secs => step) from locked
    where allowances.key = locked.key`.execute(db);
}

/** Needs a new statement to see rows that were inserted while the first statement was waiting. */
async function readWait(db: Kysely<Tables>, refused: readonly Allowance[]): Promise<number> {
  const keys = refused.map(({ key }) => key);
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from full_at - clock_timestamp())::float8 + step - period as wait
    from allowances where key = any(${keys}::text[])`.execute(db);
  return seconds(Math.max(1, ...rows.map(({ wait }) => wait)));
}

function seconds(wait: number): number {
  return Math.max(1, Math.ceil(wait));
}

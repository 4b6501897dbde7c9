import { sql, type Kysely } from 'kysely';
import type { Allowance } from './store.js';
import type { Tables } from './tables.js';

/**
 * The generic cell rate: each use moves the moment at which an allowance is full again by its share of the period; a use
 * is refused where that would be further away than the period is long. The row's own lock decides, so that any number of
 * requests at once, in any number of instances, get no more than the amount.
 */
export async function takeAllowances(db: Kysely<Tables>, allowances: readonly Allowance[]): Promise<number> {
  if (allowances.length === 0) return 0;
  const wanted = sql.join(
    allowances.map(({ key, amount, seconds }) => sql`(${key}::text, ${seconds / amount}::float8, ${seconds}::float8)`),
  );
  // `clock_timestamp`, not `now`: a statement that waited for another's row must not count from before it.
  const { rows } = await sql<{ key: string }>`
    with wanted (key, step, period) as (values ${wanted}),
    taken as (
      insert into allowances as kept (key, step, period, full_at)
      select key, step, period, clock_timestamp() + make_interval(secs => step) from wanted order by key
      on conflict (key) do update set
        step = excluded.step,
        period = excluded.period,
        full_at = greatest(kept.full_at, clock_timestamp()) + make_interval(secs => excluded.step)
      where kept.full_at + make_interval(secs => excluded.step - excluded.period) <= clock_timestamp()
      returning key
    )
    select key from taken`.execute(db);
  const taken = new Set(rows.map(({ key }) => key));
  const refused = allowances.filter(({ key }) => !taken.has(key));
  return refused.length === 0 ? 0 : waitFor(db, refused);
}

/** A statement of its own: the one that was refused does not see a row that another made while it waited. */
async function waitFor(db: Kysely<Tables>, refused: readonly Allowance[]): Promise<number> {
  const keys = refused.map(({ key }) => key);
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from full_at - clock_timestamp())::float8 + step - period as wait
    from allowances where key = any(${keys}::text[])`.execute(db);
  return Math.ceil(Math.max(1, ...rows.map(({ wait }) => wait)));
}

import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lists and counts hold what is on offer alone: their indexes and tallies leave out what is given, withdrawn or expired. */
export const onOffer: Migration = {
  async up(db: Kysely<unknown>) {
    const offered = sql`status in ('available', 'promised')`;
    await sql`drop index donations_taken`.execute(db);
    await sql`create index donations_promised on donations (id) where status = 'promised'`.execute(db);
    await sql`create index donations_offered on donations (id) where ${offered}`.execute(db);
    await sql`create index donations_offered_of on donations (category, id) where ${offered}`.execute(db);
    const count = sql`count(*) filter (where ${offered})`;
    await sql`
      create or replace function tally_donations() returns trigger language plpgsql as $$
      begin
        if tg_op in ('DELETE', 'UPDATE') then
          insert into tallies (slot, category, amount, changes)
          select pg_backend_pid() % 16, category, -${count}, count(*) from before_change
          group by category order by category
          on conflict (slot, category) do update
            set amount = tallies.amount + excluded.amount, changes = tallies.changes + excluded.changes;
        end if;
        if tg_op in ('INSERT', 'UPDATE') then
          insert into tallies (slot, category, amount, changes)
          select pg_backend_pid() % 16, category, ${count}, count(*) from after_change
          group by category order by category
          on conflict (slot, category) do update
            set amount = tallies.amount + excluded.amount, changes = tallies.changes + excluded.changes;
        end if;
        return null;
      end $$`.execute(db);
    await sql`update tallies set amount = 0, changes = changes + 1`.execute(db);
    await sql`
      insert into tallies (slot, category, amount, changes)
      select 0, category, ${count}, 1 from donations group by category
      on conflict (slot, category) do update set amount = excluded.amount`.execute(db);
  },
};

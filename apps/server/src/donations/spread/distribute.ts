import { sql, type Kysely } from 'kysely';
import { StartError } from '../../config/startError.js';
import type { Tables } from '../../store/tables.js';

interface Layout {
  table: keyof Tables;
  /** Distribution column. */
  by: string;
  key: string;
}

const spread: readonly Layout[] = [
  { table: 'donations', by: 'id', key: 'id' },
  { table: 'messages', by: 'session_id', key: 'session_id, id' },
  { table: 'photos', by: 'hash', key: 'hash' },
  { table: 'write_keys', by: 'key', key: 'key' },
  { table: 'answered_writes', by: 'key', key: 'key' },
];

/**
 * Distributes the tables of a migrated database over Citus workers. Only needed once. Throws a `StartError` if Citus
 * isn't installed.
 */
export async function distribute(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ extension: string }>`
    select extname as extension from pg_extension where extname = 'citus'`.execute(db);
  if (rows.length === 0) {
    throw new StartError("DISTRIBUTED=citus: the database in DATABASE_URL doesn't have the citus extension.");
  }
  if (await isDistributed(db)) return;
  await db.transaction().execute(async (transaction) => {
    // Citus requires this for foreign keys to reference tables
    await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(transaction);
    for (const event of ['insert', 'update', 'delete']) {
      await sql`drop trigger ${sql.ref(`tally_${event}`)} on donations`.execute(transaction);
    }
    // every worker has a copy of the points
    await sql`alter table donations drop constraint donations_point_id_fkey`.execute(transaction);
    await sql`
      create or replace function tally(category text, added bigint) returns void language sql as $$
        insert into tallies (slot, category, amount, changes) values (pg_backend_pid() % 16, category, added, 1)
        on conflict (slot, category) do update
          set amount = tallies.amount + excluded.amount, changes = tallies.changes + excluded.changes
      $$`.execute(transaction);
    await numberBySequence(transaction, 'points');
    await sql`select create_reference_table('points')`.execute(transaction);
    for (const { table, by, key } of spread) {
      if (key !== by) {
        await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_pkey`)}`.execute(transaction);
        await sql`alter table ${sql.table(table)} add primary key (${sql.raw(key)})`.execute(transaction);
      }
      if (key.endsWith('id')) await numberBySequence(transaction, table);
      await sql`select create_distributed_table(${sql.lit(table)}, ${sql.lit(by)})`.execute(transaction);
    }
    await sql`
      alter table donations add constraint donations_point_id_fkey foreign key (point_id) references points (id)`.execute(
      transaction,
    );
  });
}

export async function isDistributed(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('pg_dist_partition') is not null as there`.execute(
    db,
  );
  if (!rows[0]?.there) return false;
  const tables = await sql`select from pg_dist_partition limit 1`.execute(db);
  return tables.rows.length > 0;
}

/** Citus can't distribute tables with identity columns, so use a sequence instead. */
async function numberBySequence(db: Kysely<Tables>, table: keyof Tables): Promise<void> {
  const [name, sequence] = [sql.table(table), sql.table(`${table}_numbers`)];
  await sql`alter table ${name} alter column id drop identity`.execute(db);
  await sql`create sequence ${sequence} owned by ${name}.id`.execute(db);
  await sql`select setval(${sql.lit(`${table}_numbers`)}, coalesce(max(id), 0) + 1, false) from ${name}`.execute(db);
  await sql`alter table ${name} alter column id set default nextval(${sql.lit(`${table}_numbers`)})`.execute(db);
}

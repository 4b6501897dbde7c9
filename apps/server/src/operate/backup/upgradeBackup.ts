import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { migrate, migrateTo } from '../../store/migrate.js';
import { baseline, migrations } from '../../store/migrations/index.js';
import { startEmbedded } from '../../store/open/embedded.js';
import { openPostgres } from '../../store/open/postgres.js';
import type { Tables } from '../../store/tables.js';
import { fillInSearchWords } from './fillInSearchWords.js';
import { rowLines } from './rowLines.js';
import { fillTables } from './fillTables.js';
import { createLineHash } from './seal.js';
import { counterLine, readHead } from './backupLines.js';

/** The name of the newest migration. */
export const today = Object.keys(migrations).at(-1) ?? '';

/**
 * Returns the lines of a backup in today's shape. One of an earlier version is loaded into a store beside, brought to today's
 * shape there, and read again; its photos pass through.
 */
export async function* upgradeBackup(lines: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
  const { value: first = '' } = (await lines.next()) as IteratorResult<string, undefined>;
  const head = readHead(first);
  if (head.schema === today) {
    yield first;
    yield* lines;
    return;
  }
  const hash = createLineHash();
  const counts = { rows: 0, photos: 0 };
  const sealed = (line: string): string => {
    hash.add(line);
    return line;
  };
  yield sealed(JSON.stringify({ ...head, schema: today }));
  const before = createLineHash();
  before.add(first);
  const photos: string[] = [];
  let row: string | undefined;
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    if (!next.value.startsWith('{"photo":')) {
      row = next.value;
      break;
    }
    before.add(next.value);
    counts.photos += 1;
    yield sealed(next.value);
  }
  async function* rest(): AsyncGenerator<string, void> {
    if (row !== undefined) yield row;
    yield* lines;
  }
  const folder = await mkdtemp(join(tmpdir(), 'clothesline-upgrade-'));
  try {
    const embedded = await startEmbedded(folder);
    try {
      const options = { url: embedded.url, setting: 'DATA_DIR', isSlow: true, onIdleError: () => {} } as const;
      const { db, close } = await openPostgres(options);
      const isEarlier = head.schema < baseline;
      await migrateTo(db, isEarlier ? baseline : head.schema);
      if (isEarlier) await makeEarlierTables(db);
      const counters: string[] = [];
      await db.transaction().execute((transaction) =>
        fillTables(transaction, rest(), {
          hash: before,
          photos: () => counts.photos,
          async onOther(value) {
            const line = JSON.stringify(value);
            if (counterLine.safeParse(value).success) counters.push(line);
            else if ('photo' in value) photos.push(line);
            else return false;
            if ('photo' in value) counts.photos += 1;
            return true;
          },
        }),
      );
      if (isEarlier) await bringToBaseline(db);
      await migrate(db);
      for (const line of [...counters, ...photos]) yield sealed(line);
      for await (const line of rowLines(db)) {
        counts.rows += 1;
        yield sealed(line);
      }
      await close();
    } finally {
      await embedded.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  yield hash.seal(counts);
}

/** Makes the tables of the versions before the baseline that it does not have. */
async function makeEarlierTables(db: Kysely<Tables>): Promise<void> {
  await sql`
    create table moderation_acts (
      id integer primary key, entry_id integer, moderator_id integer, moderator_email text, action text, reason text,
      created_at timestamptz
    )`.execute(db);
}

/** Brings the rows of a version before the baseline, 021 to 039, to its shape. */
async function bringToBaseline(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into audit (id, created_at, actor, actor_id, action, kind, target_id, entry_id, reason)
    select acts.id, acts.created_at, moderator_email, moderator_id, action, kind, target_id, entry_id, reason
    from moderation_acts acts left join moderation_entries entries on entries.id = entry_id`.execute(db);
  await sql`select setval(pg_get_serial_sequence('audit', 'id'), max(id)) from audit having count(*) > 0`.execute(db);
  await sql`drop table moderation_acts`.execute(db);
  await sql`
    update photos set is_hidden = true where hash in (
      select substr(image, 9, 64) from (
        select unnest(images) as image, false as hidden from donations
        union all select unnest(images), true from hidden_donations
        union all select profile_image, delete_at is not null or suspended_for is not null from users
      ) images where image like '/photos/%' group by 1 having bool_and(hidden)
    )`.execute(db);
  await fillInSearchWords(db);
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import { standardChatDays } from '../../config/defaults.js';
import { getLayout } from '../../donations/layout.js';
import { refreshSearchWords } from '../../donations/refreshSearchWords.js';
import { deletePhotos } from '../../photos/photoRows.js';
import type { PhotoStore } from '../../photos/photoStore.js';
import type { Database } from '../../store/database.js';
import type { Tables } from '../../store/tables.js';
import { rowTerms, type TermRules } from './retentionRules.js';

export async function tidy(
  database: Database,
  photos: Pick<PhotoStore, 'remove'>,
  rules: TermRules = { chatDays: standardChatDays },
): Promise<void> {
  const { db } = database;
  await refreshSearchWords(db);
  for (const { table, isOver } of rowTerms) await getLayout(database).deleteRows(db, table, isOver(rules));
  await deletePhotos(db, (names) => photos.remove(names));
}

export async function countExpired(
  db: Kysely<Tables>,
  name: keyof Tables,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${sql.table(name)} where ${condition}`.execute(db);
  return Number(rows[0]?.count);
}

import type { Durations } from '@clothesline/api-client/hand-over';
import { sql } from 'kysely';
import { forgetPlaces, isPlaceExpired } from '../../hand-over/forgetPlaces.js';
import { photosOver } from '../../photos/photoRows.js';
import type { PhotoStore } from '../../photos/photoStore.js';
import { doDueDeletions } from '../../profile/deletion.js';
import type { Database } from '../../store/database.js';
import { rowTerms, term, type Term, type TermRules } from './retentionRules.js';
import { tidy } from './tidy.js';

export interface RetentionParts {
  database: Database;
  photos: Pick<PhotoStore, 'remove'>;
  rules: TermRules;
  durations: Durations;
  now: () => Date;
}

export function allTerms(rules: TermRules, now: Date): Term[] {
  return [
    ...rowTerms(rules),
    term('requests', 'pickup places and times', '7 days after the request ended', isPlaceExpired(now)),
    term('photos', 'unused photos', '1 day', photosOver),
    term('users', 'deleted accounts with donations, messages and photos', '7 days', sql`delete_at <= ${now}`),
  ];
}

export async function listOverdue({ database, rules, now }: RetentionParts) {
  const lines: (Pick<Term, 'kind' | 'term'> & { count: number })[] = [];
  for (const { table, isOver, ...text } of allTerms(rules, now())) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${isOver}`.execute(database.db);
    lines.push({ ...text, count: rows[0]?.count ?? 0 });
  }
  return lines;
}

export async function deleteOverdue(parts: RetentionParts): Promise<void> {
  const { database, photos, now } = parts;
  // delete accounts first to release their photos
  while ((await doDueDeletions(parts)) > 0);
  await forgetPlaces(database.db, now());
  await tidy(database, photos, parts.rules);
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import { fixedDurations } from '@clothesline/api-client/hand-over';
import type { Tables } from '../store/tables.js';

export function isPlaceExpired(now: Date): RawBuilder<unknown> {
  const last = new Date(now.getTime() - fixedDurations.placeRetention);
  return sql`place is not null and ended_at <= ${last}::timestamptz`;
}

export async function forgetPlaces(db: Kysely<Tables>, now: Date): Promise<void> {
  await sql`update requests set place = null where ${isPlaceExpired(now)}`.execute(db);
}

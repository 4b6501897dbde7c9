import type { Durations } from '@clothesline/api-client/hand-over';
import { doDueDeletions } from '../../profile/deletion.js';
import { forgetPlaces, isPlaceExpired } from '../../hand-over/forgetPlaces.js';
import type { PhotoStore } from '../../photos/photoStore.js';
import { photosOver } from '../../photos/photoRows.js';
import type { Database } from '../../store/database.js';
import { rowTerms, type TermRules, type TermText } from './retentionRules.js';
import { countExpired, tidy } from './tidy.js';

export interface RetentionParts {
  database: Database;
  photos: Pick<PhotoStore, 'remove'>;
  rules: TermRules;
  durations: Durations;
  now: () => Date;
}

export interface StoredTerm extends TermText {
  count: (parts: RetentionParts) => Promise<number>;
}

export const storedTerms: readonly StoredTerm[] = [
  ...rowTerms.map(({ table, isOver, ...text }) => ({
    ...text,
    count: ({ database, rules }: RetentionParts) => countExpired(database.db, table, isOver(rules)),
  })),
  {
    kind: 'places',
    what: 'place and time of pickups',
    term: () => '7 days after the request ended',
    why: 'for the pickup and questions afterwards',
    count: ({ database, now }) => countExpired(database.db, 'requests', isPlaceExpired(now())),
  },
  {
    kind: 'photos',
    what: 'unused photos',
    term: () => '1 day',
    why: 'for forms in progress',
    count: ({ database }) => countExpired(database.db, 'photos', photosOver),
  },
  {
    kind: 'closed accounts',
    what: 'deleted accounts with donations, messages and photos',
    term: () => '7 days',
    why: 'to undo a deletion',
    async count({ database, now }) {
      const { count } = await database.db
        .selectFrom('users')
        .select((select) => select.fn.countAll<string>().as('count'))
        .where('delete_at', '<=', now())
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  },
];

export const otherTerms: readonly TermText[] = [
  {
    kind: 'accounts',
    what: 'name, email address, place, picture, bio, organization, settings',
    term: () => 'until deleted by the owner',
    why: 'for profiles and mails',
  },
  {
    kind: 'confirmed alerts',
    what: 'alerts with their email address',
    term: () => 'until deleted by the subscriber',
    why: 'to mail new matches',
  },
  {
    kind: 'donations',
    what: 'donations with photos, area and search words, requests, and messages',
    term: () => 'as long as the author’s account',
    why: 'for hand-overs',
  },
  {
    kind: 'mail files',
    what: 'mails as files (`MAIL_DIR`) without a mail server',
    term: () => 'until deleted by the operator',
    why: 'to read codes',
  },
  {
    kind: 'what was put aside',
    what: 'replaced stores (`backups` in `DATA_DIR`)',
    term: () => 'until deleted by the operator',
    why: 'to undo a restore',
  },
  {
    kind: 'logs',
    what: 'request logs: time, path without query, status and duration',
    term: () => 'as configured in journald or Docker; 14 days recommended',
    why: 'to find problems',
  },
  {
    kind: 'backups',
    what: 'backups of the above, except sessions and codes',
    term: () => '30 days recommended',
    why: 'to recover from data loss',
  },
];

export interface OverdueLine {
  kind: string;
  term: string;
  count: number;
}

export async function listOverdue(parts: RetentionParts): Promise<OverdueLine[]> {
  const lines: OverdueLine[] = [];
  for (const { kind, term, count } of storedTerms) {
    lines.push({ kind, term: term(parts.rules), count: await count(parts) });
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

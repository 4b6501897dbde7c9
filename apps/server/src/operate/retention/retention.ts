import type { Durations } from '@clothesline/api-client/hand-over';
import { doDueDeletions } from '../../profile/deletion.js';
import { forgetPlaces, placesOver } from '../../hand-over/forgetPlaces.js';
import type { PhotoStore } from '../../photos/photoStore.js';
import { photosOver } from '../../photos/photoRows.js';
import type { Database } from '../../store/database.js';
import { rowTerms, type TermRules, type TermText } from './retentionRules.js';
import { countOver, tidy } from './tidy.js';

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
    count: ({ database, rules }: RetentionParts) => countOver(database.db, table, isOver(rules)),
  })),
  {
    kind: 'places',
    what: 'where and when a donation is collected',
    term: () => '7 days after the request ended',
    why: 'the two find each other, and know afterwards where it was',
    count: ({ database, now }) => countOver(database.db, 'requests', placesOver(now())),
  },
  {
    kind: 'photos',
    what: 'photos that no donation and no person shows',
    term: () => '1 day',
    why: 'a form that is not sent yet',
    count: ({ database }) => countOver(database.db, 'photos', photosOver),
  },
  {
    kind: 'closed accounts',
    what: 'accounts that their owners deleted, with their donations, messages and photos',
    term: () => '7 days',
    why: 'whoever deleted one by mistake takes it back',
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
    what: 'name, email address, place, picture, what somebody tells about themselves, their choices',
    term: () => 'until their owner deletes them',
    why: 'people recognize each other, and get their mails',
  },
  {
    kind: 'donations',
    what: 'donations with their photos, the middle of their area and the words of their titles and places, requests, and what the two wrote',
    term: () => 'as long as the account of whoever wrote them',
    why: 'the hand-over itself',
  },
  {
    kind: 'mail files',
    what: 'mails as files (`MAIL_DIR`), where no mail server is set',
    term: () => 'until their operator deletes them',
    why: 'codes can be read without a mail server',
  },
  {
    kind: 'what was put aside',
    what: 'what a restore replaced (`backups` in `DATA_DIR`)',
    term: () => 'until their operator deletes them',
    why: 'a mistake can be taken back',
  },
  {
    kind: 'logs',
    what: 'one line for each request: its time, path without words and positions, status and duration; no address, no session',
    term: () => 'as long as journald or Docker keeps them: let it be 14 days',
    why: 'finding what went wrong',
  },
  {
    kind: 'backups',
    what: 'everything above but sessions and codes',
    term: () => '30 days, by deleting older ones',
    why: 'a disk that breaks',
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
  // Accounts first, since that releases their photos.
  while ((await doDueDeletions(parts)) > 0);
  await forgetPlaces(database.db, now());
  await tidy(database, photos, parts.rules);
}

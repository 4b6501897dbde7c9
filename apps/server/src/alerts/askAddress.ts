import { siteLanguages } from '@clothesline/api-client/contract';
import type { AlertSearch } from '@clothesline/api-client/members';
import { sizesInText } from '../search/index.js';
import { giveBack, take } from '../limits/takeAllowances.js';
import { allowance } from '../limits/limits.js';
import { enqueueMail } from '../mail/outbox.js';
import type { Database } from '../store/database.js';
import { readSearch } from './searchIndex.js';
import { alertToken } from './alertTokens.js';

/** Limits for confirmation emails per address, within minutes and per day. */
const questions = [
  { amount: 1, seconds: 300 },
  { amount: 12, seconds: 86_400 },
] as const;

const allowances = (email: string) =>
  questions.flatMap((limit) => allowance(`alert question ${limit.seconds}`, email, limit) ?? []);

export interface AskingParts {
  database: Pick<Database, 'transaction' | 'write'>;
  secret: string;
  now: () => Date;
}

/**
 * Sends a confirmation for the newest pending alert unless it was sent moments ago. Returns whether an email was sent.
 * @param isOwner Whether this browser has signed in to the address before, so requests by others shouldn't delay it
 */
export async function askAddress(
  { database, secret, now }: AskingParts,
  email: string,
  isOwner = false,
): Promise<boolean> {
  const wait = isOwner ? 0 : await take(database, allowances(email));
  return database.transaction(async (db) => {
    const unasked = () =>
      db
        .updateTable('alerts')
        .where('email', '=', email)
        .where('confirmed_at', 'is', null)
        .where('mailed_at', 'is', null);
    const due = (seconds: number) => ({ due_at: new Date(now().getTime() + seconds * 1000) });
    if (wait > 0) {
      await unasked().set(due(wait)).execute();
      return false;
    }
    const waiting = await unasked().set(due(questions[0].seconds)).returningAll().execute();
    const row = waiting.toSorted((one, other) => other.id - one.id)[0];
    if (!row) return false;
    await db.updateTable('alerts').set({ mailed_at: now() }).where('id', '=', row.id).execute();
    const content = {
      kind: 'confirm alert' as const,
      token: alertToken(secret, `confirm ${row.pace}`, [row.key]),
      search: knownSearch(readSearch(row.search)),
      pace: row.pace,
      language: siteLanguages.find((one) => one === row.language),
    };
    await enqueueMail(db, { to: email, content }, now());
    return true;
  });
}

export async function forgetQuestions(database: Pick<Database, 'db'>, email: string): Promise<void> {
  await giveBack(
    database.db,
    allowances(email).map(({ key }) => key),
  );
}

/** Drops free text. A stranger may have entered the search, and we'd be sending their message. */
export function knownSearch({ category, size, around }: AlertSearch): AlertSearch {
  const known = size === undefined ? [] : sizesInText(`size ${size}`);
  return {
    ...(category && { category }),
    ...(known.length > 0 && { size: known.map((one) => one.size).join(', ') }),
    ...(around && { around }),
  };
}

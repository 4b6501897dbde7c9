import type { Kysely } from 'kysely';
import { toRequest } from '../hand-over/requestViews.js';
import { readHiddenDonations } from '../moderation/hiddenDonations.js';
import type { Tables } from '../store/tables.js';
import { readPasskeys, toPasskey } from './passkeys.js';
import { readDonationsOf } from './people.js';

/** Everything that an account holds beside itself, as its owner sees it. */
export async function readEverything(db: Kysely<Tables>, userId: number) {
  const listed = await readDonationsOf(db, userId);
  const hidden = await readHiddenDonations(db, userId);
  const passkeys = (await readPasskeys(db, userId)).map(toPasskey);
  return { donations: [...listed, ...hidden], passkeys, ...(await readHistory(db, userId)) };
}

/** What somebody asked for and was asked, as they see it, what they wrote, and what they were told. */
async function readHistory(db: Kysely<Tables>, userId: number) {
  const requests = await db
    .selectFrom('requests')
    .selectAll()
    .where((where) => where.or([where('asker_id', '=', userId), where('donor_id', '=', userId)]))
    .orderBy('id')
    .execute();
  const messages = await db
    .selectFrom('request_messages')
    .innerJoin('requests', 'requests.id', 'request_id')
    .select(['request_messages.id', 'request_id', 'content', 'request_messages.created_at'])
    .where('author_id', '=', userId)
    .where((where) => where.or([where('asker_id', '=', userId), where('donor_id', '=', userId)]))
    .orderBy('request_messages.id')
    .execute();
  const notices = await db
    .selectFrom('notices')
    .select(['kind', 'text', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return {
    requests: requests.map((request) => toRequest(request, userId)),
    messages: messages.map((row) => ({
      id: row.id,
      requestId: row.request_id,
      content: row.content,
      createdAt: row.created_at.toISOString(),
    })),
    notices: notices.map(({ kind, text, created_at: at }) => ({ kind, text, createdAt: at.toISOString() })),
  };
}

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

/** What somebody asked for and was asked, as they see it, what they wrote and were told, whom they blocked, and what they reported. */
async function readHistory(db: Kysely<Tables>, userId: number) {
  const requests = await db
    .selectFrom('requests')
    .leftJoin('users as asker', (join) => join.onRef('asker.id', '=', 'asker_id').on('asker.delete_at', 'is', null))
    .selectAll('requests')
    .select('asker.id as thereId')
    .where((where) => where.or([where('asker_id', '=', userId), where('donor_id', '=', userId)]))
    .orderBy('requests.id')
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
  const blocks = await db
    .selectFrom('blocks')
    .select(['blocked_id', 'created_at'])
    .where('blocker_id', '=', userId)
    .orderBy('id')
    .execute();
  const reports = await db
    .selectFrom('reports')
    .innerJoin('moderation_entries as entry', 'entry.id', 'entry_id')
    .select(['kind', 'target_id', 'reason', 'words', 'reports.created_at'])
    .where('reporter_id', '=', userId)
    .orderBy('reports.id')
    .execute();
  return {
    // As everywhere, without the words of an asker whose account is being deleted.
    requests: requests.map((request) => ({
      ...toRequest(request, userId),
      ...(request.thereId === null && request.asker_id !== userId && { reason: '' }),
    })),
    messages: messages.map((row) => ({
      id: row.id,
      requestId: row.request_id,
      content: row.content,
      createdAt: row.created_at.toISOString(),
    })),
    notices: notices.map(({ kind, text, created_at: at }) => ({ kind, text, createdAt: at.toISOString() })),
    blocks: blocks.map(({ blocked_id: personId, created_at: at }) => ({ personId, createdAt: at.toISOString() })),
    reports: reports.map(({ kind, target_id: id, reason, words, created_at: at }) => ({
      kind,
      id,
      reason,
      words,
      createdAt: at.toISOString(),
    })),
  };
}

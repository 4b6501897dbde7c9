import { memberLimits } from '@clothesline/api-client/members';
import { sql, type Transaction } from 'kysely';
import { record, theOwner } from '../audit/audit.js';
import type { DueParts } from '../hand-over/dueWork.js';
import { HttpError } from '../http/httpError.js';
import { deleteHiddenDonations } from '../donations/hiddenDonations.js';
import { photoHashes } from '../photos/photoName.js';
import { releasePhotos } from '../photos/photoRows.js';
import type { Tables } from '../store/tables.js';
import { barMailbox } from '../accounts/barred.js';
import { showAccount, findPartlyHidden, updatePortraitVisibility, hideAccount } from './hideAccount.js';
import { endSessions, type User } from '../accounts/sessions.js';

/** In ms. */
const oneDay = 86_400_000;

export async function scheduleDeletion(db: Transaction<Tables>, userId: number, now: Date): Promise<User> {
  const end = new Date(now.getTime() + memberLimits.deletionDays * oneDay);
  await db
    .updateTable('users')
    .set({ delete_at: end })
    .where('id', '=', userId)
    .where('delete_at', 'is', null)
    .execute();
  await updatePortraitVisibility(db, userId);
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
}

export async function cancelDeletion(db: Transaction<Tables>, userId: number, now: Date): Promise<User> {
  const user = await keepAccount(db, userId, now);
  if (!user) throw new HttpError(409, 'wrongState');
  return user;
}

export async function keepAccount(db: Transaction<Tables>, userId: number, now: Date): Promise<User | undefined> {
  const user = await db
    .updateTable('users')
    .set({ delete_at: null })
    .where('id', '=', userId)
    .where('delete_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (user) await showAccount(db, userId);
  return user;
}

/** Deletes accounts that are due, and finishes hiding others after a crash. Resolves to the number of accounts. */
export async function doDueDeletions(parts: DueParts): Promise<number> {
  const { database, now } = parts;
  const left = await findPartlyHidden(database);
  for (const id of left) await hideAccount(parts, id);
  const due = await database.db
    .selectFrom('users')
    .select('id')
    .where('delete_at', '<=', now())
    .orderBy('delete_at')
    .limit(100)
    .execute();
  for (const { id } of due) {
    await database.change(async (db) => {
      if (!(await deleteForGood(db, id, now()))) return;
      await record(db, { actor: theOwner, action: 'delete', target: { kind: 'person', id }, now: now() });
    });
  }
  return left.length + due.length;
}

export async function deleteNow(parts: DueParts, userId: number): Promise<void> {
  const { database, now } = parts;
  await database.db.updateTable('users').set({ delete_at: now() }).where('id', '=', userId).execute();
  await hideAccount(parts, userId);
  await database.change((db) => deleteForGood(db, userId, now()));
}

/**
 * Permanently deletes a person's donations, texts and data, but not the messages written by others. Resolves to `false`
 * if it's not time yet or another server is already doing it.
 */
async function deleteForGood(db: Transaction<Tables>, userId: number, now: Date): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'profile_image', 'suspended_for'])
    .where('id', '=', userId)
    .where('delete_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!user) return false;
  if (user.suspended_for !== null) await barMailbox(db, user.email, now);
  await updatePortraitVisibility(db, userId);
  const { ids, images } = await deleteHiddenDonations(db, { userId });
  await forgetTitles(db, ids);
  await db.deleteFrom('request_messages').where('author_id', '=', userId).execute();
  await db.updateTable('requests').set({ reason: '', times: '[]' }).where('asker_id', '=', userId).execute();
  await db.updateTable('requests').set({ place: null, code: null }).where('donor_id', '=', userId).execute();
  await forgetRequests(db, userId);
  await db.deleteFrom('notices').where('user_id', '=', userId).execute();
  await sql`delete from blocks where blocker_id = ${userId} or blocked_id = ${userId}`.execute(db);
  await db.updateTable('reports').set({ reporter_id: null, words: '' }).where('reporter_id', '=', userId).execute();
  // contact messages have no account, so find them by address
  await sql`
    update reports set words = '' where reporter_id is null and right(words, ${user.email.length + 1}) = ${`\n${user.email}`}
      and entry_id in (select id from moderation_entries where kind = 'contact')`.execute(db);
  await db.deleteFrom('mails').where('recipient', '=', user.email).execute();
  await db.deleteFrom('sign_in_codes').where('email', '=', user.email).execute();
  await sql`delete from alerts where user_id = ${userId} or email = ${user.email}`.execute(db);
  await db.deleteFrom('wishes').where('user_id', '=', userId).execute();
  await sql`
    delete from answered_writes
    where user_id = ${userId} or answer::jsonb @> ${JSON.stringify({ askerId: userId })}::jsonb
      or answer::jsonb @> ${JSON.stringify({ donorId: userId })}::jsonb`.execute(db);
  await db.deleteFrom('organizations').where('user_id', '=', userId).execute();
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await db.deleteFrom('undo_links').where('user_id', '=', userId).execute();
  await endSessions(db, userId);
  await sql`delete from credentials where user_id = ${userId}`.execute(db);
  await db.deleteFrom('users').where('id', '=', userId).execute();
  await releasePhotos(db, photoHashes([...images, user.profile_image ?? '']));
  return true;
}

/** Notices and emails may contain the asker's name and reason. */
async function forgetRequests(db: Transaction<Tables>, askerId: number): Promise<void> {
  const requests = sql`select id from requests where asker_id = ${askerId}`;
  await sql`delete from notices where kind = 'asked' and request_id in (${requests})`.execute(db);
  await sql`
    delete from mails where case when content = '' then false else exists (
      select from (${requests}) r
      where jsonb_path_exists(content::jsonb, '$.**.requestId ? (@ == $id)', jsonb_build_object('id', r.id))
    ) end`.execute(db);
}

async function forgetTitles(db: Transaction<Tables>, ids: readonly number[]): Promise<void> {
  const names = (column: string, path: string) =>
    sql`jsonb_path_exists(${sql.ref(column)}::jsonb, ${path}::jsonpath, ${JSON.stringify({ ids })}::jsonb)`;
  await sql`
    delete from notices where donation_id = any(${ids}::int[]) or ${names('offers', '$[*].id ? (@ == $ids[*])')}`.execute(
    db,
  );
  await sql`
    delete from mails where case when content = '' then false else
      ${names('content', '$.**.donationId ? (@ == $ids[*])')} or ${names('content', '$.**.similar[*].id ? (@ == $ids[*])')}
      or ${names('content', '$.**.finds[*].id ? (@ == $ids[*])')}
    end`.execute(db);
}

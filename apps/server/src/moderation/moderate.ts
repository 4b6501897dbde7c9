import {
  type ModerationAction,
  type ModerationState,
  noticeText,
  type NoticeText,
} from '@clothesline/api-client/members';
import type { Selectable, Transaction } from 'kysely';
import type { Durations } from '@clothesline/api-client/hand-over';
import { barMailbox, unbarMailbox } from '../accounts/barred.js';
import { showAccount, isAccountHidden, updatePortraitVisibility } from '../profile/hideAccount.js';
import type { User } from '../accounts/sessions.js';
import { record } from '../audit/audit.js';
import { openEntry } from './reports.js';
import { lockDonation, perform } from '../hand-over/handOver.js';
import { deliver } from '../notices/deliver.js';
import { HttpError } from '../http/httpError.js';
import type { Tables } from '../store/tables.js';
import { hideDonations, showDonations } from '../donations/hiddenDonations.js';
import type { ModerationEntriesTable } from '../store/tables/moderation.js';

export interface Act {
  entryId: number;
  action: ModerationAction;
  reason: string;
  suspends?: boolean | undefined;
  moderator: Pick<User, 'id' | 'email'>;
  durations: Durations;
  now: Date;
}

interface Case extends Act {
  db: Transaction<Tables>;
  entry: Selectable<ModerationEntriesTable>;
}

const outcome = {
  hide: 'hidden',
  restore: 'restored',
  suspend: 'suspended',
  dismiss: 'dismissed',
  confirm: 'confirmed',
} as const satisfies Record<ModerationAction, ModerationState>;

function wrongState(): HttpError {
  return new HttpError(409, 'wrongState');
}

/**
 * Carries out a moderator's decision, notifies the author and records it. Resolves to the author's ID. Throws an
 * `HttpError` (404, 403, 409).
 */
export async function moderate(db: Transaction<Tables>, act: Act): Promise<number | null> {
  const entry = await db
    .selectFrom('moderation_entries')
    .selectAll()
    .where('id', '=', act.entryId)
    .forUpdate()
    .executeTakeFirst();
  if (!entry) throw new HttpError(404, 'notThere');
  if (entry.person_id === act.moderator.id) throw new HttpError(403, 'ownCase');
  const { action, reason, moderator, now } = act;
  const one = { ...act, db, entry };
  // an entry has just a single state, so revert the current decision first
  const isInEffect = entry.state === 'hidden' || entry.state === 'suspended';
  if (isInEffect !== (action === 'restore')) throw wrongState();
  if (action === 'hide') await hide(one);
  if (action === 'suspend') await suspend(one);
  if (action === 'restore') await restore(one);
  if (action === 'dismiss' && (entry.state !== 'open' || entry.kind === 'organization')) throw wrongState();
  if (action === 'confirm') await confirm(one);
  await db.updateTable('moderation_entries').set({ state: outcome[action] }).where('id', '=', entry.id).execute();
  const target =
    action === 'suspend' ? { kind: 'person', id: entry.person_id ?? 0 } : { kind: entry.kind, id: entry.target_id };
  await record(db, { actor: moderator, action, target, entryId: entry.id, reason, now });
  if (action === 'hide' && act.suspends && entry.person_id !== null) {
    const entryId = await openEntry(db, { kind: 'person', id: entry.person_id, personId: entry.person_id, now });
    await moderate(db, { ...act, entryId, action: 'suspend' });
  }
  return entry.person_id;
}

async function hide(one: Case): Promise<void> {
  const { db, entry, reason, durations, now } = one;
  if (entry.kind === 'person' || entry.kind === 'contact') throw wrongState();
  if (entry.kind === 'message') {
    await setMessage(one, reason);
    return notifyAuthor(one, 'hidden', noticeText('messageHidden', { reason }));
  }
  if (entry.kind === 'wish') {
    const title = await setWish(one, { hidden_at: now, hidden_for: reason });
    return notifyAuthor(one, 'hidden', noticeText('wishHidden', { title, reason }));
  }
  if (entry.kind === 'organization') {
    await setOrganization(one, { confirmed_at: null, refused_for: reason });
    return notifyAuthor(one, 'hidden', noticeText('organizationRefused', { reason }));
  }
  const donationId = entry.target_id;
  const handOver = await lockDonation(db, donationId, { now, durations });
  if (!handOver) throw wrongState();
  await perform(handOver, { kind: 'close' });
  await hideDonations(db, { donationId }, { reason, now });
  await notifyAuthor(
    one,
    'hidden',
    noticeText('donationHidden', { title: handOver.state.donation.title, reason }),
    donationId,
  );
}

async function setMessage({ db, entry }: Case, reason: string | null): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('request_messages')
    .set({ hidden_for: reason })
    .where('id', '=', entry.target_id)
    .where('hidden_for', reason === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw wrongState();
}

/** Hides or restores a wish. Resolves to its title. Throws a 409 `HttpError` if it already was. */
async function setWish(
  { db, entry }: Case,
  change: { hidden_at: Date; hidden_for: string } | { hidden_at: null; hidden_for: null },
): Promise<string> {
  const wish = await db
    .updateTable('wishes')
    .set(change)
    .where('id', '=', entry.target_id)
    .where('hidden_at', change.hidden_at === null ? 'is not' : 'is', null)
    .returning('title')
    .executeTakeFirst();
  if (!wish) throw wrongState();
  return wish.title;
}

async function confirm(one: Case): Promise<void> {
  if (one.entry.kind !== 'organization' || one.entry.state === 'confirmed') throw wrongState();
  await setOrganization(one, { confirmed_at: one.now, refused_for: null });
  return notifyAuthor(one, 'restored', noticeText('organizationConfirmed'));
}

/** Throws a 409 `HttpError` if the organization is gone. */
async function setOrganization(
  { db, entry }: Case,
  change: { confirmed_at: Date | null; refused_for: string | null },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('organizations')
    .set(change)
    .where('user_id', '=', entry.target_id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw wrongState();
}

async function suspend(one: Case): Promise<void> {
  const { db, entry, reason, now } = one;
  const user = await db
    .updateTable('users')
    .set({ suspended_for: reason, updated_at: now })
    .where('id', '=', entry.person_id ?? 0)
    .where('suspended_for', 'is', null)
    .returning('email')
    .executeTakeFirst();
  if (!user) throw wrongState();
  await barMailbox(db, user.email, now);
  await updatePortraitVisibility(db, entry.person_id ?? 0);
  await notifyAuthor(one, 'suspended', noticeText('suspended', { reason }));
}

async function restore(one: Case): Promise<void> {
  const { db, entry } = one;
  if (entry.state === 'suspended') return unsuspend(one);
  if (entry.kind === 'message') {
    await setMessage(one, null);
    return notifyAuthor(one, 'restored', noticeText('messageRestored'));
  }
  if (entry.kind === 'wish') {
    const title = await setWish(one, { hidden_at: null, hidden_for: null });
    return notifyAuthor(one, 'restored', noticeText('restored', { title }));
  }
  if (entry.kind === 'organization') return confirm(one);
  const hidden = await db
    .updateTable('donations')
    .set({ hidden_for: null })
    .where('id', '=', entry.target_id)
    .where('hidden_by_moderator', '=', true)
    .returning(['title', 'user_id'])
    .executeTakeFirst();
  if (!hidden) throw wrongState();
  // don't show it as long as the donor's account is hidden
  if (await isAccountHidden(db, hidden.user_id)) {
    await db.updateTable('donations').set({ hidden_by_moderator: false }).where('id', '=', entry.target_id).execute();
  } else {
    await showDonations(db, { donationId: entry.target_id }, { byModerator: true });
  }
  await notifyAuthor(one, 'restored', noticeText('restored', { title: hidden.title }), entry.target_id);
}

async function unsuspend(one: Case): Promise<void> {
  const { db, entry, now } = one;
  const userId = entry.person_id ?? 0;
  const user = await db
    .updateTable('users')
    .set({ suspended_for: null, updated_at: now })
    .where('id', '=', userId)
    .where('suspended_for', 'is not', null)
    .returning('email')
    .executeTakeFirst();
  if (!user) throw wrongState();
  await unbarMailbox(db, user.email);
  await showAccount(db, userId);
  await notifyAuthor(one, 'restored', noticeText('accountRestored'));
}

async function notifyAuthor(
  { db, entry, now }: Case,
  kind: 'hidden' | 'restored' | 'suspended',
  text: NoticeText,
  donationId: number | null = null,
): Promise<void> {
  if (entry.person_id !== null) await deliver(db, { userId: entry.person_id, kind, text, donationId }, now);
}

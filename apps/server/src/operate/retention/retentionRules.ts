import { sql, type RawBuilder } from 'kysely';
import type { Tables } from '../../store/tables.js';

export interface TermRules {
  chatDays: number;
}

export interface TermText {
  kind: string;
  what: string;
  /** Retention period. */
  term: (rules: TermRules) => string;
  why: string;
  setting?: string;
}

export interface RowTerm extends TermText {
  table: keyof Tables;
  isOver: (rules: TermRules) => RawBuilder<unknown>;
}

export const rowTerms: readonly RowTerm[] = [
  {
    kind: 'chats',
    what: 'chat messages',
    term: ({ chatDays }) => `${chatDays} days`,
    why: 'to continue a chat',
    setting: 'CHAT_RETENTION',
    table: 'messages',
    isOver: ({ chatDays }) => sql`received_at < now() - make_interval(days => ${chatDays}::int)`,
  },
  {
    kind: 'write keys',
    what: 'hashes of idempotency keys of donations',
    term: () => '1 day',
    why: 'to prevent duplicates',
    table: 'write_keys',
    isOver: () => sql`written_at < now() - interval '1 day'`,
  },
  {
    kind: 'answers',
    what: 'responses to members’ writes, by hashed key',
    term: () => '1 day; 1 hour if over 2 KB',
    why: 'to repeat a response after a retry',
    table: 'answered_writes',
    isOver: () => sql`
      written_at < now() - interval '1 day'
      or (length(answer) > 2000 and written_at < now() - interval '1 hour')`,
  },
  {
    kind: 'allowances',
    what: 'rate limits per hashed address, session or account',
    term: () => 'until the limit is reset, at most a day',
    why: 'to prevent abuse',
    table: 'allowances',
    // values far in the future are from before the clock was set back
    isOver: () => sql`full_at < now() or full_at > now() + make_interval(secs => 2 * period)`,
  },
  {
    kind: 'codes',
    what: 'seeds of mailed codes',
    term: () => '20 minutes',
    why: 'sign-in',
    table: 'sign_in_codes',
    isOver: () => sql`expires_at < now()`,
  },
  {
    kind: 'listing tokens',
    what: 'hashes of listing tokens',
    term: () => '1 hour',
    why: 'listing from other sites',
    table: 'listing_tokens',
    isOver: () => sql`expires_at < now()`,
  },
  {
    kind: 'challenges',
    what: 'hashes of used passkey challenges',
    term: () => '5 minutes',
    why: 'to use each challenge once',
    table: 'spent_challenges',
    isOver: () => sql`expires_at < now()`,
  },
  {
    kind: 'undo links',
    what: 'hashes of undo links, with the previous address',
    term: () => '7 days',
    why: 'to recover a stolen account',
    table: 'undo_links',
    isOver: () => sql`expires_at < now()`,
  },
  {
    kind: 'alerts',
    what: 'unconfirmed alerts',
    term: () => '7 days',
    why: 'to confirm the address',
    table: 'alerts',
    isOver: () => sql`confirmed_at is null and created_at < now() - interval '7 days'`,
  },
  {
    kind: 'alert finds',
    what: 'results of alerts',
    term: () => '1 year, or until the alert ends',
    why: 'to mail each donation once',
    table: 'alert_finds',
    isOver: () => sql`
      found_at < now() - interval '1 year' or not exists (select from alerts where alerts.id = alert_id)`,
  },
  {
    kind: 'wishes',
    what: 'wishes with area and reason',
    term: () => '30 days after the wish ended',
    why: 'to add the wish again',
    table: 'wishes',
    isOver: () => sql`coalesce(closed_at, ends_at) < now() - interval '30 days'`,
  },
  {
    kind: 'sessions',
    what: 'sessions, with push subscriptions',
    term: () => '30 days after the last visit',
    why: 'to stay signed in',
    table: 'sessions',
    isOver: () => sql`expires_at < now()`,
  },
  {
    kind: 'mails',
    what: 'mails: content until sent, then recipients',
    term: () => '1 day after sending, 30 days after failure',
    why: 'to retry, without duplicates',
    table: 'mails',
    isOver: () => sql`sent_at < now() - interval '1 day' or created_at < now() - interval '30 days'`,
  },
  {
    kind: 'pushes',
    what: 'push notifications: kind and link',
    term: () => 'until sent, at most a day',
    why: 'to retry',
    table: 'pushes',
    isOver: () => sql`due_at < now() - interval '1 day'`,
  },
  {
    kind: 'notices',
    what: 'notices',
    term: () => '1 year',
    why: 'to read them later',
    table: 'notices',
    isOver: () => sql`created_at < now() - interval '1 year'`,
  },
  {
    kind: 'reports',
    what: 'decided reports',
    term: () => '3 years',
    why: 'to handle objections',
    table: 'reports',
    isOver: () => sql`
      created_at < now() - interval '3 years'
      and entry_id in (select id from moderation_entries where state <> 'open')`,
  },
  {
    kind: 'barred mailboxes',
    what: 'keyed hashes of suspended mailboxes',
    term: () => '3 years',
    why: 'to prevent new accounts',
    table: 'barred_mailboxes',
    isOver: () => sql`barred_at < now() - interval '3 years'`,
  },
  {
    kind: 'audit',
    what: 'acts of moderators and operators',
    term: () => '3 years',
    why: 'to handle objections and audits',
    table: 'audit',
    isOver: () => sql`created_at < now() - interval '3 years'`,
  },
];

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
    what: 'messages of chats with the assistant',
    term: ({ chatDays }) => `${chatDays} days`,
    why: 'a visitor finds the chat again',
    setting: 'CHAT_RETENTION',
    table: 'messages',
    isOver: ({ chatDays }) => sql`received_at < now() - make_interval(days => ${chatDays}::int)`,
  },
  {
    kind: 'write keys',
    what: 'hashes of the keys that donations came with',
    term: () => '1 day',
    why: 'a second try of a write makes nothing twice',
    table: 'write_keys',
    isOver: () => sql`written_at < now() - interval '1 day'`,
  },
  {
    kind: 'answers',
    what: 'answers to writes of members, by a hash of their key',
    term: () => '1 day, those of more than 2 KB 1 hour',
    why: 'a second try of a write gets the first answer',
    table: 'answered_writes',
    isOver: () => sql`
      written_at < now() - interval '1 day'
      or (length(answer) > 2000 and written_at < now() - interval '1 hour')`,
  },
  {
    kind: 'allowances',
    what: 'how much an address, a session or an account did lately',
    term: () => 'until it may do all of it again, a day at most',
    why: 'the limits against abuse',
    table: 'allowances',
    // Far in the future: from before the clock was set back.
    isOver: () => sql`full_at < now() or full_at > now() + make_interval(secs => 2 * period)`,
  },
  {
    kind: 'codes',
    what: 'seeds of codes that were mailed',
    term: () => '20 minutes',
    why: 'signing in',
    table: 'sign_in_codes',
    isOver: () => sql`expires_at < now()`,
  },
  {
    kind: 'listing tokens',
    what: 'hashes of what other sites list donations with',
    term: () => '1 hour',
    why: 'listing from another site',
    table: 'listing_tokens',
    isOver: () => sql`expires_at < now()`,
  },
  {
    kind: 'challenges',
    what: 'hashes of what passkeys answered to',
    term: () => '5 minutes',
    why: 'each answer signs in once',
    table: 'spent_challenges',
    isOver: () => sql`expires_at < now()`,
  },
  {
    kind: 'undo links',
    what: 'hashes of links that undo a change of how somebody signs in, with the address before it',
    term: () => '7 days',
    why: 'whoever lost an account to a thief gets it back',
    table: 'undo_links',
    isOver: () => sql`expires_at < now()`,
  },
  {
    kind: 'alerts',
    what: 'searches of which new finds should be mailed to an address that never confirmed it',
    term: () => '7 days',
    why: 'the link of the mail confirms the address',
    table: 'alerts',
    isOver: () => sql`confirmed_at is null and created_at < now() - interval '7 days'`,
  },
  {
    kind: 'alert finds',
    what: 'which donations were found for an alert',
    term: () => '1 year, or until the alert ends',
    why: 'nobody is told of a donation twice',
    table: 'alert_finds',
    isOver: () => sql`
      found_at < now() - interval '1 year' or not exists (select from alerts where alerts.id = alert_id)`,
  },
  {
    kind: 'wishes',
    what: 'what somebody looked for, with their area and their reason',
    term: () => '30 days after the wish ended',
    why: 'its owner can look at it and add it again',
    table: 'wishes',
    isOver: () => sql`coalesce(closed_at, ends_at) < now() - interval '30 days'`,
  },
  {
    kind: 'sessions',
    what: 'who is signed in at a browser, and its address for push notifications if they are turned on',
    term: () => '30 days after the last visit',
    why: 'staying signed in',
    table: 'sessions',
    isOver: () => sql`expires_at < now()`,
  },
  {
    kind: 'mails',
    what: 'mails: their text until they are sent, then the address alone',
    term: () => '1 day after they were sent, 30 days where they could not be',
    why: 'a mail server that is away gets them later, and nobody gets one twice',
    table: 'mails',
    isOver: () => sql`sent_at < now() - interval '1 day' or created_at < now() - interval '30 days'`,
  },
  {
    kind: 'pushes',
    what: 'push notifications: their kind and link',
    term: () => 'until they are sent, a day at most',
    why: 'a push service that is away gets them later',
    table: 'pushes',
    isOver: () => sql`due_at < now() - interval '1 day'`,
  },
  {
    kind: 'notices',
    what: 'what somebody was told in the bell',
    term: () => '1 year',
    why: 'people read what happened while they were away',
    table: 'notices',
    isOver: () => sql`created_at < now() - interval '1 year'`,
  },
  {
    kind: 'reports',
    what: 'who reported what to the moderators, once it is decided',
    term: () => '3 years',
    why: 'objections against a decision',
    table: 'reports',
    isOver: () => sql`
      created_at < now() - interval '3 years'
      and entry_id in (select id from moderation_entries where state <> 'open')`,
  },
  {
    kind: 'barred mailboxes',
    what: 'keyed hashes of the mailboxes of suspended accounts, also of those that are deleted since',
    term: () => '3 years',
    why: 'an account that is suspended does not begin again',
    table: 'barred_mailboxes',
    isOver: () => sql`barred_at < now() - interval '3 years'`,
  },
  {
    kind: 'audit',
    what: 'what moderators and operators did, and why',
    term: () => '3 years',
    why: 'objections against a decision, and who read or changed what',
    table: 'audit',
    isOver: () => sql`created_at < now() - interval '3 years'`,
  },
];

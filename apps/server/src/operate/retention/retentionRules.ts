import { sql, type RawBuilder } from 'kysely';
import type { Tables } from '../../store/tables.js';

export interface TermRules {
  chatDays: number;
}

/** A retention period. See docs/privacy.md for the reasons. */
export interface Term {
  kind: string;
  term: string;
  table: keyof Tables;
  isOver: RawBuilder<unknown>;
}

export const term = (table: keyof Tables, kind: string, text: string, isOver: RawBuilder<unknown>): Term => ({
  table,
  kind,
  term: text,
  isOver,
});

export function rowTerms({ chatDays }: TermRules): Term[] {
  return [
    term('messages', 'chat messages', `${chatDays} days`, older('received_at', `${chatDays} days`)),
    term('write_keys', 'hashed idempotency keys of donations', '1 day', older('written_at', '1 day')),
    term(
      'answered_writes',
      'responses to write calls, by hashed key',
      '1 day; 1 hour if over 2 KB',
      sql`${older('written_at', '1 day')} or (length(answer) > 2000 and ${older('written_at', '1 hour')})`,
    ),
    term(
      'allowances',
      'rate limits per hashed address, session or account',
      'until the limit is reset, at most a day',
      // values far in the future are from before the clock was set back
      sql`full_at < now() or full_at > now() + make_interval(secs => 2 * period)`,
    ),
    term('sign_in_codes', 'seeds of emailed codes', '20 minutes', expired),
    term('listing_tokens', 'hashes of listing tokens', '1 hour', expired),
    term('spent_challenges', 'hashes of used passkey challenges', '5 minutes', expired),
    term('undo_links', 'hashes of undo links, with the previous address', '7 days', expired),
    term('alerts', 'unconfirmed alerts', '7 days', sql`confirmed_at is null and ${older('created_at', '7 days')}`),
    term(
      'alert_finds',
      'results of alerts',
      '1 year, or until the alert ends',
      sql`${older('found_at', '1 year')} or not exists (select from alerts where alerts.id = alert_id)`,
    ),
    term(
      'wishes',
      'wishes with area and reason',
      '30 days after the wish ended',
      sql`coalesce(closed_at, ends_at) < now() - interval '30 days'`,
    ),
    term('sessions', 'sessions, with push subscriptions', '30 days after the last visit', expired),
    term(
      'mails',
      'mails: content until sent, then recipients',
      '1 day after sending, 30 days after failure',
      sql`${older('sent_at', '1 day')} or ${older('created_at', '30 days')}`,
    ),
    term('pushes', 'push notifications: kind and link', 'until sent, at most a day', older('due_at', '1 day')),
    term('notices', 'notices', '1 year', older('created_at', '1 year')),
    term(
      'reports',
      'decided reports',
      '3 years',
      sql`${older('created_at', '3 years')}
        and entry_id in (select id from moderation_entries where state <> 'open')`,
    ),
    term('barred_mailboxes', 'keyed hashes of suspended mailboxes', '3 years', older('barred_at', '3 years')),
    term('audit', 'actions of moderators and operators', '3 years', older('created_at', '3 years')),
  ];
}

const expired = sql`expires_at < now()`;

function older(column: string, age: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} < now() - ${sql.lit(age)}::interval`;
}

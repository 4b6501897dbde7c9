import type { Generated } from 'kysely';
import type { DonationsTable } from './rows.js';
import type { AccountTables } from './tables/accounts.js';
import type { AlertTables } from './tables/alerts.js';
import type { AuditTables } from './tables/audit.js';
import type { HandOverTables } from './tables/handOver.js';
import type { MailTables } from './tables/mail.js';
import type { ModerationTables } from './tables/moderation.js';
import type { OrganizationTables } from './tables/organizations.js';
import type { PushTables } from './tables/push.js';
import type { WishTables } from './tables/wishes.js';

export interface PointsTable {
  id: Generated<number>;
  latitude: number;
  longitude: number;
}

/** Words for spelling correction. */
export interface KnownWordsTable {
  word: string;
}

export interface MessagesTable {
  id: Generated<number>;
  session_id: string;
  role: 'user' | 'assistant';
  content: string;
  sent_at: string;
  write_key: string | null;
  /** JSON; see the migration. */
  reply_data: Generated<string | null>;
  received_at: Generated<Date>;
}

export interface FactsTable {
  name: string;
  value: string;
}

/** Sums over all slots; see the migration. */
export interface TalliesTable {
  slot: number;
  category: string;
  amount: number;
  changes: number;
}

/** A row for the caller's key, and another for key and content. */
export interface WriteKeysTable {
  key: string;
  fingerprint: string;
  donation_id: number;
  written_at: Generated<Date>;
}

export interface PhotosTable {
  hash: string;
  widths: number[];
  sha256s: string[] | null;
  stored_at: Generated<Date>;
  /** Unlisted photos are deleted after a day. */
  is_listed: Generated<boolean>;
  /** Whether a donation or person stopped using it. */
  is_released: Generated<boolean>;
  /** Whether all users are hidden; then it is a 404 and cannot be listed. */
  is_hidden: Generated<boolean>;
  /** Forbidden by the operator; the row stays. */
  is_forbidden: Generated<boolean>;
}

export interface AllowancesTable {
  key: string;
  /** Seconds per use, and in total. */
  step: number;
  period: number;
  /** When the allowance is full again and the row can be deleted. */
  full_at: Date;
}

export interface Tables
  extends
    AccountTables,
    AlertTables,
    AuditTables,
    HandOverTables,
    MailTables,
    ModerationTables,
    OrganizationTables,
    PushTables,
    WishTables {
  points: PointsTable;
  donations: DonationsTable;
  visible_donations: DonationsTable;
  known_words: KnownWordsTable;
  messages: MessagesTable;
  facts: FactsTable;
  tallies: TalliesTable;
  photos: PhotosTable;
  write_keys: WriteKeysTable;
  allowances: AllowancesTable;
}

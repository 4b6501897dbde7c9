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
  reply_data: Generated<string | null>;
  received_at: Generated<Date>;
}

export interface FactsTable {
  name: string;
  value: string;
}

/** The counts are spread over several slots and have to be summed up. See the migration. */
export interface TalliesTable {
  slot: number;
  category: string;
  amount: number;
  changes: number;
}

/** Each write has two rows: the caller's key, and the key plus content. */
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
  /** Set when something stops using the photo. */
  is_released: Generated<boolean>;
  /** Set if everything that uses it is hidden. It's a 404 then, and can't be used for new donations. */
  is_hidden: Generated<boolean>;
  /** Set by the operator. The row is preserved to prevent the photo from being uploaded again. */
  is_forbidden: Generated<boolean>;
}

export interface AllowancesTable {
  key: string;
  /** Duration in seconds, for a single use and for the whole allowance. */
  step: number;
  period: number;
  /** By then the allowance is full again, so the row can be deleted. */
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

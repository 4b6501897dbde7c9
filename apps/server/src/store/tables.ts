import type { Generated } from 'kysely';
import type { DonationsTable } from './rows.js';
import type { AccountTables } from './tables/accounts.js';
import type { AlertTables } from './tables/alerts.js';
import type { AuditTables } from './tables/audit.js';
import type { HandOverTables } from './tables/handOver.js';
import type { MailTables } from './tables/mail.js';
import type { ModerationTables } from './tables/moderation.js';
import type { PushTables } from './tables/push.js';

/** A point on the map. Many donations share a point: the default position, a grid cell. */
export interface PointsTable {
  id: Generated<number>;
  latitude: number;
  longitude: number;
}

/** Words of titles and places, for correcting misspelled words. */
export interface KnownWordsTable {
  word: string;
}

export interface MessagesTable {
  id: Generated<number>;
  session_id: string;
  role: 'user' | 'assistant';
  content: string;
  /** As the chat sent it, ISO 8601. */
  sent_at: string;
  /** The sender's key, which identifies a retry. */
  write_key: string | null;
  /** Data of a reply: see the migration. */
  reply_data: Generated<string | null>;
  /** The server's own clock. */
  received_at: Generated<Date>;
}

/** Facts of the store itself. */
export interface FactsTable {
  name: string;
  value: string;
}

/** See the migration: sums over all slots count. */
export interface TalliesTable {
  slot: number;
  category: string;
  amount: number;
  /** Grows with each change; never shrinks. */
  changes: number;
}

/** Writes with an `Idempotency-Key`: a row for the caller's key, and another for the key with the content. */
export interface WriteKeysTable {
  /** A hash; see `writeKeys.ts`. */
  key: string;
  /** Hash of the content. */
  fingerprint: string;
  donation_id: number;
  written_at: Generated<Date>;
}

/** Photos that were uploaded. Their files are in the `PhotoStore`. */
export interface PhotosTable {
  /** SHA-256 of the widest file, in hex. */
  hash: string;
  /** In px; a file for each. */
  widths: number[];
  /** Hash of each file, in hex; null if stored by an earlier version. */
  sha256s: string[] | null;
  /** Last upload, or last use by a donation. */
  stored_at: Generated<Date>;
  /** Whether a donation uses it. Unlisted photos are deleted after a day. */
  is_listed: Generated<boolean>;
  /** Whether a donation or person stopped showing it; others may still show it. */
  is_released: Generated<boolean>;
  /** Whether all that shows it is hidden: it is 404, and no donation may list it. */
  is_hidden: Generated<boolean>;
  /** Whether the operator forbade it; its files are gone, and its row stays. */
  is_forbidden: Generated<boolean>;
}

/** Recent acts of callers; gone after a crash. */
export interface AllowancesTable {
  key: string;
  /** Seconds that a use costs, and the total. */
  step: number;
  period: number;
  /** When the allowance is full again, and the row can be deleted. */
  full_at: Date;
}

export interface Tables
  extends AccountTables, AlertTables, AuditTables, HandOverTables, MailTables, ModerationTables, PushTables {
  points: PointsTable;
  donations: DonationsTable;
  /** The donations that are not hidden. */
  visible_donations: DonationsTable;
  known_words: KnownWordsTable;
  messages: MessagesTable;
  facts: FactsTable;
  tallies: TalliesTable;
  photos: PhotosTable;
  write_keys: WriteKeysTable;
  allowances: AllowancesTable;
}

import type { EntryKind, ModerationState, ReportReason } from '@clothesline/api-client/members';
import type { Generated, Selectable } from 'kysely';
import type { DonationsTable } from '../tables.js';

/** A donation that its donor alone sees. `status` is the one that it goes back to. */
export interface HiddenDonationsTable extends Selectable<DonationsTable> {
  /** Why a moderator hid it; null where the account of its donor is out of sight. */
  hidden_for: string | null;
  by_moderator: boolean;
  hidden_at: Date;
}

export interface BlocksTable {
  id: Generated<number>;
  blocker_id: number;
  blocked_id: number;
  created_at: Date;
}

export interface ModerationEntriesTable {
  id: Generated<number>;
  kind: EntryKind;
  target_id: number;
  /** Owner of the target; null for one without a number. */
  person_id: number | null;
  state: Generated<ModerationState>;
  created_at: Date;
}

export interface ReportsTable {
  id: Generated<number>;
  entry_id: number;
  /** Null once their account is deleted. */
  reporter_id: number | null;
  reason: ReportReason;
  words: string;
  created_at: Date;
}

export interface ModerationTables {
  hidden_donations: HiddenDonationsTable;
  blocks: BlocksTable;
  moderation_entries: ModerationEntriesTable;
  reports: ReportsTable;
}

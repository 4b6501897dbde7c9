import type { EntryKind, ModerationState, ReportReason } from '@clothesline/api-client/members';
import type { Generated } from 'kysely';

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
  person_id: number | null;
  state: Generated<ModerationState>;
  created_at: Date;
}

export interface ReportsTable {
  id: Generated<number>;
  entry_id: number;
  reporter_id: number | null;
  reason: ReportReason;
  words: string;
  created_at: Date;
}

export interface ModerationTables {
  blocks: BlocksTable;
  moderation_entries: ModerationEntriesTable;
  reports: ReportsTable;
}

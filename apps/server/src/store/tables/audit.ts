import type { Generated } from 'kysely';

/** One act of a moderator or of the operator, or an account that is gone because its owner deleted it. */
export interface AuditTable {
  id: Generated<number>;
  created_at: Date;
  /** The moderator's email address as it was then, "operator", or "owner". */
  actor: string;
  /** 0 for the operator and the owner. */
  actor_id: number;
  action: string;
  /** Kind of the target: 'donation', 'message' or 'person'. */
  kind: string | null;
  target_id: number | null;
  /** The moderation entry that it was about. */
  entry_id: number | null;
  reason: string;
}

export interface AuditTables {
  audit: AuditTable;
}

import type { Generated } from 'kysely';

export interface AuditTable {
  id: Generated<number>;
  created_at: Date;
  /** Moderator's email address at the time, "operator", or "owner". */
  actor: string;
  /** 0 for operator and owner. */
  actor_id: number;
  action: string;
  kind: string | null;
  target_id: number | null;
  entry_id: number | null;
  reason: string;
}

export interface AuditTables {
  audit: AuditTable;
}

import type { Generated } from 'kysely';

export interface AuditTable {
  id: Generated<number>;
  created_at: Date;
  /** The moderator's email address at that time, "operator", or "owner". */
  actor: string;
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

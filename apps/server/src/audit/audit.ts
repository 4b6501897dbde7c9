import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.js';

export interface Actor {
  /** 0 for the operator and for deleted accounts. */
  id: number;
  email: string;
}

export const theOperator: Actor = { id: 0, email: 'operator' };

/** Placeholder for deleted accounts, to avoid logging their name */
export const theOwner: Actor = { id: 0, email: 'owner' };

export interface AuditedAct {
  actor: Actor;
  action: string;
  target?: { kind: string; id: number };
  entryId?: number;
  reason?: string;
  now: Date;
}

export async function record(
  db: Kysely<Tables>,
  { actor, action, target, entryId, reason = '', now }: AuditedAct,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      created_at: now,
      actor: actor.email,
      actor_id: actor.id,
      action,
      kind: target?.kind ?? null,
      target_id: target?.id ?? null,
      entry_id: entryId ?? null,
      reason,
    })
    .execute();
}

export interface AuditLine {
  id: number;
  /** ISO 8601. */
  when: string;
  who: string;
  what: string;
  why: string;
}

export async function readAudit(db: Kysely<Tables>, limit: number): Promise<AuditLine[]> {
  const rows = await db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit).execute();
  return rows.map((row) => ({
    id: row.id,
    when: row.created_at.toISOString(),
    who: row.actor,
    what: [row.action, row.kind, row.target_id].filter((part) => part !== null).join(' '),
    why: row.reason,
  }));
}

import type { Generated } from 'kysely';

export interface OrganizationsTable {
  user_id: number;
  name: string;
  address: string;
  hours: string;
  rules: string;
  contact: string;
  created_at: Generated<Date>;
  /** When a moderator confirmed it. Null until it's visible to others. */
  confirmed_at: Date | null;
  /** The moderator's reason for refusing it. */
  refused_for: string | null;
}

export interface OrganizationTables {
  organizations: OrganizationsTable;
}

import type { Generated } from 'kysely';

export interface WishesTable {
  id: Generated<number>;
  user_id: number;
  title: string;
  /** The category that was searched in, or null for any. */
  category: string | null;
  /** Words of its categories and sizes (as in `searchWords`), used by list filters. */
  facets: string[];
  reason: string | null;
  point_id: number;
  location_name: string;
  /** How many items are wanted, and how many have been collected so far. */
  amount: Generated<number>;
  received: Generated<number>;
  /** Listed by an organization. Others only see it while the organization is confirmed. */
  is_need: Generated<boolean>;
  created_at: Date;
  ends_at: Date;
  reminded_at: Date | null;
  closed_at: Date | null;
  /** If set, only the owner and moderators can see it. `hidden_for` is the reason. */
  hidden_at: Date | null;
  hidden_for: string | null;
}

export interface WishTables {
  wishes: WishesTable;
}

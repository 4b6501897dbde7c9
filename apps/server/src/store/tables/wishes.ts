import type { Generated } from 'kysely';

export interface WishesTable {
  id: Generated<number>;
  user_id: number;
  title: string;
  /** The category that it was searched in; null for any. */
  category: string | null;
  /** Words of its categories and sizes, as `searchWords` writes them, for filters of lists. */
  facets: string[];
  reason: string | null;
  /** The middle of the owner's area. */
  point_id: number;
  location_name: string;
  /** How many things are wanted, and how many were collected. */
  amount: Generated<number>;
  received: Generated<number>;
  created_at: Date;
  ends_at: Date;
  /** When its owner was reminded of the end. */
  reminded_at: Date | null;
  /** When it ended, for whatever reason. */
  closed_at: Date | null;
  /** Since when only its owner and moderators see it, and why. */
  hidden_at: Date | null;
  hidden_for: string | null;
}

export interface WishTables {
  wishes: WishesTable;
}

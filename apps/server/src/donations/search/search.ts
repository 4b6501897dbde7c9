import type { WordGroup } from '../../search/index.js';
import type { DonationRow } from '../../store/rows.js';
import type { ListCursor } from '../queries.js';
import type { Filters } from './filters.js';

export interface Search extends Filters {
  /** The contract's `searchNeedle`, not empty. If omitted, only words are searched. */
  needle?: string | undefined;
  /** Words to search for; empty if the text has no searchable words. */
  groups: readonly WordGroup[];
  limit: number;
  before?: ListCursor | undefined;
  /** "newest" ignores the rank; by default the best matches come first. */
  order?: 'newest' | undefined;
}

/** A donation that was found, with its tier (see `rankTier`). */
export type Hit = DonationRow & { tier: number };

export interface SearchHits {
  /** The best matches, one more than the limit if there are more. */
  hits: Hit[];
  /** How many match in all. */
  total: number;
  /** Whether the total is worked out from the newest donations instead of counted. */
  isEstimate: boolean;
}

import type { WordGroup } from '../../search/index.js';
import type { DonationRow } from '../../store/rows.js';
import type { ListCursor } from '../queries.js';
import type { Filters } from './filters.js';

export interface Search extends Filters {
  /** The contract's `searchNeedle`; not empty. Where it is missing, only words are looked for. */
  needle?: string | undefined;
  /** Words that are looked for; empty where the text says nothing by them. */
  groups: readonly WordGroup[];
  limit: number;
  before?: ListCursor | undefined;
  /** "newest" whatever fits best; the best first where it is missing. */
  order?: 'newest' | undefined;
}

/** A donation that was found, with its tier (see `rankTier`). */
export type Hit = DonationRow & { tier: number };

export interface SearchHits {
  /** The best matches, one more than the limit where there are more. */
  hits: Hit[];
  /** How many match in all. */
  total: number;
  /** Whether the total is worked out from the newest donations instead of counted. */
  isEstimate: boolean;
}

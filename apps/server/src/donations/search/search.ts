import type { WordGroup } from '../../search/index.js';
import type { DonationRow } from '../../store/rows.js';
import type { ListCursor } from '../queries.js';
import type { Filters } from './filters.js';

export interface Search extends Filters {
  /** `searchNeedle` of the contract; omitted to search only words. */
  needle?: string | undefined;
  groups: readonly WordGroup[];
  limit: number;
  before?: ListCursor | undefined;
  /** "newest" ignores the rank. */
  order?: 'newest' | undefined;
}

/** With its tier (see `rankTier`). */
export type Hit = DonationRow & { tier: number };

export interface SearchHits {
  /** An extra row beyond the limit if there are more. */
  hits: Hit[];
  total: number;
  /** Whether the total is extrapolated from the newest. */
  isEstimate: boolean;
}

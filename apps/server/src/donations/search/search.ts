import type { WordGroup } from '../../search/index.js';
import type { DonationRow } from '../../store/rows.js';
import type { ListCursor } from '../queries.js';
import type { Filters } from './filters.js';

export interface Search extends Filters {
  needle?: string | undefined;
  groups: readonly WordGroup[];
  limit: number;
  before?: ListCursor | undefined;
  order?: 'newest' | undefined;
}

export type Hit = DonationRow & { tier: number };

export interface SearchHits {
  /** Includes an extra row beyond the limit if there are further results. */
  hits: Hit[];
  total: number;
  isEstimate: boolean;
}

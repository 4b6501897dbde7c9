import type { WordGroup } from '../../search/index.js';
import type { Layout } from '../layout.js';
import type { ListCursor } from '../store.js';
import type { Filters } from './filters.js';

export interface Search extends Filters {
  /** The contract's `searchNeedle`; not empty. Where it is missing, only words are looked for. */
  needle?: string | undefined;
  /** Words that are looked for; empty where the text says nothing by them. */
  groups: readonly WordGroup[];
  /** The same in English, for a search in Spanish: donations that have either match. */
  inEnglish?: readonly WordGroup[] | undefined;
  limit: number;
  before?: ListCursor | undefined;
  /** So many matches among the newest spare the index, which reads the more for a word the more donations there are. */
  enough?: number | undefined;
  /** "newest" whatever fits best; the best first where it is missing. */
  order?: 'newest' | undefined;
  layout: Layout;
}

export interface SearchHits {
  /** The best matches, one more than the limit where there are more. */
  hits: ListCursor[];
  /** How many match in all. */
  total: number;
  /** Whether the total is worked out from the newest donations instead of counted. */
  isEstimate: boolean;
}

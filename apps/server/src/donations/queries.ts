import type { Donation, Position } from '@clothesline/api-client/contract';

export interface ListFilter {
  category?: string | undefined;
  /** See `find`. */
  search?: string | undefined;
  /** See `filterToWords`. */
  size?: string | undefined;
  status?: string | undefined;
  around?: Around | undefined;
  withoutDonors?: readonly number[] | undefined;
}

/** A circle. */
export interface Around {
  position: Position;
  miles: number;
}

export interface ListQuery extends ListFilter {
  limit: number;
  /** By default the best matches of a search, otherwise the newest. */
  order?: 'newest' | { nearest: Position } | undefined;
  /** Cursor. */
  before?: ListCursor | undefined;
}

/** Position in a list. */
export interface ListCursor {
  /** Rank in a search, 0 is best. Always 0 without a search, or in an explicit order. */
  tier: number;
  id: number;
}

export interface DonationPage {
  /** In order, without distance. */
  donations: Donation[];
  /** See `ListCursor`. */
  tiers: number[];
  /** Corrected words, if nothing matches the original words. */
  instead?: string | undefined;
  total: number;
  /** Whether the total is extrapolated from the newest donations, since counting is slow. */
  isEstimate: boolean;
  hasMore: boolean;
}

export interface NearbyQuery extends Pick<ListFilter, 'withoutDonors'> {
  position: Position;
  category?: string;
  limit: number;
  /** Cursor by id. */
  after?: number | undefined;
}

/** Search of the assistant. */
export interface FindQuery {
  /** Blank matches everything. */
  words: string;
  place?: string | undefined;
  /** In miles. */
  around?: Around | undefined;
  /** Any of these. */
  categories?: readonly string[] | undefined;
  /** Limits the results to a second circle. */
  within?: Around | undefined;
  /** Requires exact words, which takes a third of the time. */
  isExact?: boolean | undefined;
  limit: number;
}

export interface Finds {
  /** Best first, without distance. */
  donations: Donation[];
  isAll: boolean;
  instead?: string | undefined;
}

export interface Place {
  key: string;
  name: string;
  /** Center of its newest donations. */
  position: Position;
}

/** An entry of the sitemap. */
export interface ListedDonation {
  id: number;
  /** ISO 8601. */
  createdAt: string;
}

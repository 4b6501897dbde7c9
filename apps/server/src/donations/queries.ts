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
  /** Defaults to the best matches for a search, and to the newest donations otherwise. */
  order?: 'newest' | { nearest: Position } | undefined;
  /** Cursor. */
  before?: ListCursor | undefined;
}

export interface ListCursor {
  /** The rank within a search, where 0 is best. Without a search or if an order was requested, it's always 0. */
  tier: number;
  id: number;
}

export interface DonationPage {
  /** Sorted, but without distances. */
  donations: Donation[];
  /** See `ListCursor`. */
  tiers: number[];
  /** The corrected words, if the original words had no match. */
  instead?: string | undefined;
  total: number;
  /** Counting everything is slow, so the total may be extrapolated from the newest donations. */
  isEstimate: boolean;
  hasMore: boolean;
}

export interface NearbyQuery extends Pick<ListFilter, 'withoutDonors'> {
  position: Position;
  category?: string;
  limit: number;
  after?: number | undefined;
}

export interface FindQuery {
  words: string;
  place?: string | undefined;
  /** In miles. */
  around?: Around | undefined;
  categories?: readonly string[] | undefined;
  within?: Around | undefined;
  /** Skips similar words; three times as fast. */
  isExact?: boolean | undefined;
  limit: number;
}

export interface Finds {
  donations: Donation[];
  isAll: boolean;
  instead?: string | undefined;
}

export interface Place {
  key: string;
  name: string;
  position: Position;
}

export interface ListedDonation {
  id: number;
  /** ISO 8601. */
  createdAt: string;
}

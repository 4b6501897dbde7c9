import type { Donation, Position } from '@clothesline/api-client/contract';

export interface ListFilter {
  /** A known category; every category by default. */
  category?: string | undefined;
  /** Search words (see `find`). */
  search?: string | undefined;
  /** Only donations of this size (see `filterToWords`); any size if blank. */
  size?: string | undefined;
  /** Only donations with this status. */
  status?: string | undefined;
  /** Only donations within so many miles of a position. */
  around?: Around | undefined;
  /** Donors whose donations are left out. */
  withoutDonors?: readonly number[] | undefined;
}

/** A circle. */
export interface Around {
  position: Position;
  miles: number;
}

export interface ListQuery extends ListFilter {
  limit: number;
  /** Newest first or nearest to a position. By default, the best matches of a search first, otherwise the newest. */
  order?: 'newest' | { nearest: Position } | undefined;
  /** Only donations after this position in the list. */
  before?: ListCursor | undefined;
}

/** The place of a donation in a list. */
export interface ListCursor {
  /** Rank in a search, 0 is best. Always 0 without a search, or in an explicit order. */
  tier: number;
  id: number;
}

export interface DonationPage {
  /** In the order of the query, without distance. */
  donations: Donation[];
  /** The tier of each (see `ListCursor`). */
  tiers: number[];
  /** The corrected words of a search, if nothing matches all of the original ones. */
  instead?: string | undefined;
  /** How many match in all. */
  total: number;
  /** Whether the total of a search is worked out from the newest donations: counting a common word takes too long. */
  isEstimate: boolean;
  hasMore: boolean;
}

export interface NearbyQuery extends Pick<ListFilter, 'withoutDonors'> {
  position: Position;
  category?: string;
  limit: number;
  /** Only donations after the one with this id. */
  after?: number | undefined;
}

/** Search of the assistant. Everything given must hold. */
export interface FindQuery {
  /** Words as entered; blank words match any donation. */
  words: string;
  /** How a part of the location's name begins, in lower case. */
  place?: string | undefined;
  /** Miles around a position. */
  around?: Around | undefined;
  /** Any of these. */
  categories?: readonly string[] | undefined;
  /** Another circle, within which all of it is. */
  within?: Around | undefined;
  /** Whether all words must match as written, which takes a third of the time. */
  isExact?: boolean | undefined;
  limit: number;
}

export interface Finds {
  /** The best first, without distance. */
  donations: Donation[];
  /** Whether the list is complete. */
  isAll: boolean;
  /** The corrected words, if nothing matches all of the original ones. */
  instead?: string | undefined;
}

/** A place that donations are at. */
export interface Place {
  /** Its name as `placeKey` writes it. */
  key: string;
  /** As a donation there writes it. */
  name: string;
  /** The middle of its newest donations. */
  position: Position;
}

/** A donation as a sitemap names it. */
export interface ListedDonation {
  id: number;
  /** ISO 8601. */
  createdAt: string;
}

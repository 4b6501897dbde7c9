import type { Donation, Position } from '@clothesline/api-client/contract';

export interface ListFilter {
  /** One of the known categories; every category where it is missing. */
  category?: string | undefined;
  /** Words to be found (see `find`); none where it is missing. */
  search?: string | undefined;
  /** Only donations of this size (see `filterToWords`); any where it is missing or blank. */
  size?: string | undefined;
  /** Only donations with this status; any where it is missing. */
  status?: string | undefined;
  /** Only donations within so many miles of a position. */
  around?: Around | undefined;
  /** Donors whose donations are left out; none by default. */
  withoutDonors?: readonly number[] | undefined;
}

/** A circle. */
export interface Around {
  position: Position;
  miles: number;
}

export interface ListQuery extends ListFilter {
  limit: number;
  /** The newest first or the nearest to a position; where it is missing, the best matches of a search first, else the newest. */
  order?: 'newest' | { nearest: Position } | undefined;
  /** Only donations that come after this place in the list. */
  before?: ListCursor | undefined;
}

/** The place of a donation in a list. */
export interface ListCursor {
  /** How well it fits a search, 0 best; 0 for all where nothing is searched, or in an order of its own. */
  tier: number;
  id: number;
}

export interface DonationPage {
  /** In the order of the query, without distance. */
  donations: Donation[];
  /** The tier of each (see `ListCursor`). */
  tiers: number[];
  /** Of a search, the words that were looked for instead where nothing has all of them. */
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
  /** Only donations that come after the one with this id. */
  after?: number | undefined;
}

/** Search of the assistant. Everything given must hold. */
export interface FindQuery {
  /** Words as a visitor wrote them; blank ones find any donation. */
  words: string;
  /** How a part of the location's name begins, in lower case. */
  place?: string | undefined;
  /** Miles around a position. */
  around?: Around | undefined;
  /** Any of these. */
  categories?: readonly string[] | undefined;
  /** Another circle, within which all of it is. */
  within?: Around | undefined;
  /** Whether only what has all words is found, as they are written: that takes a third of the time. */
  isExact?: boolean | undefined;
  limit: number;
}

export interface Finds {
  /** The best first, without distance. */
  donations: Donation[];
  /** Whether there are no more than these. */
  isAll: boolean;
  /** The words that were looked for instead where nothing has all of them. */
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

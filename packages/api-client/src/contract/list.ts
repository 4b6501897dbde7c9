/** Donations in one list answer by default, and at most. The spec shows no page size. */
export const pageSize = { standard: 100, max: 200, nearby: 50 } as const;

/** Longest search, in UTF-16 units. */
export const maxSearchLength = 200;

/** Longest size filter, in UTF-16 units. */
export const maxSizeLength = 40;

/** Orders of a list. */
export const listOrders = ['newest', 'nearest'] as const;
export type ListOrder = (typeof listOrders)[number];

/** Shortest and longest radius of a list, in miles; the longest reaches around the earth. */
export const milesOfRadius = { min: 0.1, max: 12_500 } as const;

/** Header of a list answer: the number of matches in all. */
export const totalCountHeader = 'X-Total-Count';

/**
 * Header of a search's response: the words of a second search, percent-encoded, if no donation has all words of the
 * query; empty if one has. A server that does not send it may have searched by another rule.
 */
export const searchedInsteadHeader = 'X-Searched-Instead';

/** Header of a search's answer: "true" if its total is an estimate from the newest donations. */
export const totalEstimateHeader = 'X-Total-Count-Estimated';

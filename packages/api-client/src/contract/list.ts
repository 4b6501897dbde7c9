/** How many donations one list answer holds where the caller does not say, and at most. The spec shows no page size. */
export const pageSize = { standard: 100, max: 200, nearby: 50 } as const;

/** The longest search, in UTF-16 units. */
export const maxSearchLength = 200;

/** The longest size that a list is filtered by, in UTF-16 units. */
export const maxSizeLength = 40;

/** The orders that a list can be asked for. */
export const listOrders = ['newest', 'nearest'] as const;
export type ListOrder = (typeof listOrders)[number];

/** The shortest and the longest radius that a list is filtered by, in miles; the longest reaches around the earth. */
export const milesOfRadius = { min: 0.1, max: 12_500 } as const;

/** The head of a list answer: how many donations match in all. */
export const totalCountHeader = 'X-Total-Count';

/**
 * The header of a search's response: the words that were looked for instead, percent-encoded, where nothing has all that
 * were asked for; empty where something has. A server that does not send it may have searched by another rule.
 */
export const searchedInsteadHeader = 'X-Searched-Instead';

/** The head of a search's answer whose total is worked out from the newest donations: "true" where it is. */
export const totalEstimateHeader = 'X-Total-Count-Estimated';

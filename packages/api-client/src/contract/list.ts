/** Default and maximum page sizes. */
export const pageSize = { standard: 100, max: 200, nearby: 50 } as const;

/** Maximum length of the search text, in UTF-16 code units. */
export const maxSearchLength = 200;

/** Maximum length of a size, in UTF-16 code units. */
export const maxSizeLength = 40;

export const listOrders = ['newest', 'nearest'] as const;
export type ListOrder = (typeof listOrders)[number];

/** Minimum and maximum radius in miles. The maximum reaches around the globe. */
export const milesOfRadius = { min: 0.1, max: 12_500 } as const;

/** Response header with the total number of matches. */
export const totalCountHeader = 'X-Total-Count';

/**
 * Response header with the percent-encoded query terms of a fallback search. Servers set it if nothing matches the
 * original query.
 */
export const searchedInsteadHeader = 'X-Searched-Instead';

export const totalEstimateHeader = 'X-Total-Count-Estimated';

/** Default and maximum page sizes. */
export const pageSize = { standard: 100, max: 200, nearby: 50 } as const;

/** In UTF-16 units. */
export const maxSearchLength = 200;

/** In UTF-16 units. */
export const maxSizeLength = 40;

/** Sort orders. */
export const listOrders = ['newest', 'nearest'] as const;
export type ListOrder = (typeof listOrders)[number];

/** Minimum and maximum radius in miles; the maximum spans the earth. */
export const milesOfRadius = { min: 0.1, max: 12_500 } as const;

/** Total number of matches. */
export const totalCountHeader = 'X-Total-Count';

/** Percent-encoded words of a second search, if nothing matches the query; otherwise empty. */
export const searchedInsteadHeader = 'X-Searched-Instead';

/** "true" if the total is an estimate. */
export const totalEstimateHeader = 'X-Total-Count-Estimated';

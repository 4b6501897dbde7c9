import type { Place } from '@clothesline/api-client/contract';

export interface ListedPlace extends Place {
  /** US states are uppercase and other countries lowercase. For neighborhoods, it's the name of their city. */
  regionCode: string;
  /** The approximate population, or 0 for neighborhoods since they are never returned by `nearest`. */
  population: number;
}

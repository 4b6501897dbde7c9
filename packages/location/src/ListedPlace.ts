import type { Place } from '@clothesline/api-client/contract';

export interface ListedPlace extends Place {
  /** US states are uppercase and other countries lowercase. For neighborhoods, it's the name of their city. */
  regionCode: string;
  /** The approximate population. It's 0 for neighborhoods, which are never returned by `nearest`. */
  population: number;
}

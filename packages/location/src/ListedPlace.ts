import type { Place } from '@clothesline/api-client/contract';

/** Place of a list with the fields that search and rank it. */
export interface ListedPlace extends Place {
  /** A state's letters in capitals, another country's in small ones; a city's name for its neighborhoods. */
  regionCode: string;
  /** Inhabitants, about. 0 for a part of a city, which `nearest` never returns. */
  population: number;
}

import type { Place } from '@clothesline/api-client/contract';

/** A place of a list, with what it is found and weighed by. */
export interface ListedPlace extends Place {
  /** A state's letters in capitals, another country's in small ones; a city's name for its neighborhoods. */
  regionCode: string;
  /** Inhabitants, about. 0 for a part of a city, which is no city to be in. */
  population: number;
}

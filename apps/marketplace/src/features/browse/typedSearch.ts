import { createContext, type Dispatch, type SetStateAction } from 'react';

/** What a visitor types into Explore's fields, before the address follows. Belongs to one arrival at the page. */
export interface TypedSearch {
  arrival: number;
  search?: string;
  size?: string;
}

/** Shared by Explore and the header, so that their search boxes stay in step. */
export const TypedSearchContext = createContext<
  readonly [TypedSearch | undefined, Dispatch<SetStateAction<TypedSearch | undefined>>]
>([undefined, () => {}]);

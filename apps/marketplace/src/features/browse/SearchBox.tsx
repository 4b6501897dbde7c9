import { SearchField, useTexts } from '@clothesline/ui';
import { createContext, type Dispatch, type SetStateAction, use, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { layout } from '../../locales/en/layout.js';
import { useArrival } from '../../lib/routing/NavigatorProvider.js';
import { explorePath, paths } from '../../lib/routing/paths.js';

/** Text in Explore's fields before the URL follows. Belongs to one arrival at the page. */
export interface TypedSearch {
  arrival: number;
  search?: string;
  size?: string;
}

/** Shared by Explore and the header, so that their search boxes stay in step. */
export const TypedSearchContext = createContext<
  readonly [TypedSearch | undefined, Dispatch<SetStateAction<TypedSearch | undefined>>]
>([undefined, () => {}]);

/**
 * Search box of the header and its menu, which makes no call (spec §2): its words go to Explore when they are sent.
 * @param followsPage Whether it shows and changes the words of Explore's own box while that page is open
 */
export function HeaderSearch({ followsPage = false }: { followsPage?: boolean }) {
  const messages = useTexts(layout);
  const [words, setWords] = useState('');
  const [typed, setTyped] = use(TypedSearchContext);
  const [path, navigate] = useLocation();
  const [params] = useSearchParams();
  const arrival = useArrival();
  const isExplore = followsPage && path === paths.explore;
  const own = typed?.arrival === arrival.id ? typed : undefined;

  return (
    <SearchField
      label={messages.searchLabel}
      placeholder={messages.searchPlaceholder}
      name="search"
      action={explorePath()}
      value={isExplore ? (own?.search ?? params.get('search') ?? '') : words}
      onValueChange={(search) => (isExplore ? setTyped({ ...own, arrival: arrival.id, search }) : setWords(search))}
      onSubmit={() => {
        if (!isExplore) navigate(explorePath({ search: words.trim() }));
      }}
    />
  );
}

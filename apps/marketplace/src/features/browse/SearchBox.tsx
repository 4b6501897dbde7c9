import { SearchField, useTexts } from '@clothesline/ui';
import { createContext, type Dispatch, type SetStateAction, use, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { layout } from '../../locales/en/layout.js';
import { useArrival } from '../../lib/routing/NavigatorProvider.js';
import { explorePath, paths } from '../../lib/routing/paths.js';

/** The search text while the URL still lags behind. */
export interface TypedSearch {
  arrival: number;
  search?: string;
  size?: string;
}

/** Synchronizes the search boxes in the header and on Explore. */
export const TypedSearchContext = createContext<
  readonly [TypedSearch | undefined, Dispatch<SetStateAction<TypedSearch | undefined>>]
>([undefined, () => {}]);

/**
 * The search box in the header and menu. Submitting opens Explore (spec §2).
 * @param followsPage Mirror Explore's own search box while that page is open
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

import { useHandler } from '@clothesline/ui';
import { use, useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useArrival } from '../../../lib/routing/NavigatorProvider.js';
import { explorePath, type ExploreState } from '../../../lib/routing/paths.js';
import { focusHeading } from '../../../lib/page/PageHeading.js';
import { readExploreState, withoutAll } from '../../../lib/routing/readExploreState.js';
import { TypedSearchContext } from '../SearchBox.js';

/** Debounce in milliseconds (browsers rate-limit history updates) */
const addressDebounce = 300;

export type ExploreControls = ReturnType<typeof useExploreState>;

/** The URL is the source of truth; only the search text is stored locally while typing. */
export function useExploreState() {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const arrival = useArrival();
  const [typed, setTyped] = use(TypedSearchContext);

  const address = readExploreState(params);
  const { arrival: _arrival, ...words } = typed?.arrival === arrival.id ? typed : { arrival: arrival.id };
  const state = { ...address, ...words };

  const change = useHandler((next: ExploreState) => {
    const { size = state.size, ...others } = next;
    if (size !== state.size) setTyped({ arrival: arrival.id, search: state.search, size });
    navigate(explorePath({ ...state, page: undefined, size, ...others }), { replace: true });
  });
  const followTyping = useEffectEvent(() => {
    if (state.search !== address.search || state.size !== address.size) change({});
  });

  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(followTyping, addressDebounce);
    return () => clearTimeout(timer);
  }, [typed]);

  const type = (next: { search?: string; size?: string }) =>
    setTyped((before) => ({ ...(before?.arrival === arrival.id && before), arrival: arrival.id, ...next }));

  return {
    ...state,
    clearedPath: explorePath({ search: state.search, view: state.view }),
    setSearch: useHandler((search: string) => type({ search })),
    setSize: useHandler((size: string) => type({ size })),
    setCategory: useHandler((category: string) => change({ category: withoutAll(category) })),
    setView: useHandler((view: NonNullable<ExploreState['view']>) => change({ view })),
    change,
    clearFilters: useHandler(() => {
      change({ category: undefined, size: '', status: undefined, radius: undefined, sort: undefined });
      focusHeading();
    }),
  } as const;
}

/** Search text and sort order aren't counted as filters. */
export function countFilters({ category, size, status, radius }: ExploreState): number {
  return [category, size, status, radius].filter(Boolean).length;
}

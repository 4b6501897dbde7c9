import { allItems, maxSizeLength } from '@clothesline/api-client';
import { useHandler } from '@clothesline/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useArrival } from '../../routing/DeferredRouter.js';
import { explorePath, type ExploreState } from '../../routing/paths.js';

/** Ms without a key before the address follows: browsers refuse an address that changes with every key. */
const addressDebounce = 300;

export type ExploreControls = ReturnType<typeof useExploreState>;

/** What Explore shows. It lives in the address; the words live here while they are typed. */
export function useExploreState() {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const arrival = useArrival();
  const [typed, setTyped] = useState<{ arrival: number; search?: string; size?: string }>();

  const category = withoutAll(params.get('category'));
  const view = params.get('view') === 'map' ? 'map' : 'grid';
  const address = { search: params.get('search') ?? '', size: (params.get('size') ?? '').slice(0, maxSizeLength) };
  // A link to other words wins over what was typed before it.
  const { search, size } = typed?.arrival === arrival.id ? { ...address, ...typed } : address;

  const change = (next: ExploreState) =>
    navigate(explorePath({ search, category, size, view, ...next }), { replace: true });
  const followTyping = useEffectEvent(() => {
    if (search !== address.search || size !== address.size) change({});
  });

  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(followTyping, addressDebounce);
    return () => clearTimeout(timer);
  }, [typed]);

  const type = (words: { search?: string; size?: string }) =>
    setTyped((before) => ({ ...(before?.arrival === arrival.id && before), arrival: arrival.id, ...words }));

  return {
    search,
    category,
    size,
    view,
    setSearch: useHandler((words: string) => type({ search: words })),
    setSize: useHandler((words: string) => type({ size: words })),
    setCategory: useHandler((next: string) => change({ category: withoutAll(next) })),
    setView: useHandler((next: 'grid' | 'map') => change({ view: next })),
  } as const;
}

/** 'All Items' is a filter that filters nothing (spec §3): it is not written down. */
function withoutAll(category: string | null): string | undefined {
  return category && category !== allItems ? category : undefined;
}

import { allItems } from '@clothesline/api-client';
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
  const [typed, setTyped] = useState<{ arrival: number; words: string }>();

  const category = withoutAll(params.get('category'));
  const view = params.get('view') === 'map' ? 'map' : 'grid';
  const addressWords = params.get('search') ?? '';
  // A link to other words wins over what was typed before it.
  const search = typed?.arrival === arrival.id ? typed.words : addressWords;

  const change = (next: ExploreState) => navigate(explorePath({ search, category, view, ...next }), { replace: true });
  const followTyping = useEffectEvent(() => {
    if (search !== addressWords) change({ search });
  });

  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(followTyping, addressDebounce);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    search,
    category,
    view,
    setSearch: useHandler((words: string) => setTyped({ arrival: arrival.id, words })),
    setCategory: useHandler((next: string) => change({ category: withoutAll(next) })),
    setView: useHandler((next: 'grid' | 'map') => change({ view: next })),
  } as const;
}

/** 'All Items' is a filter that filters nothing (spec §3): it is not written down. */
function withoutAll(category: string | null): string | undefined {
  return category && category !== allItems ? category : undefined;
}

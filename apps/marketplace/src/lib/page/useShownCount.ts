import { useHydrated } from '@clothesline/ui';
import { startTransition, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Divisible by 1 to 4 columns */
export const showStep = 24;

export function useShownCount(filter: string) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [state, setState] = useState(() => ({ filter, count: rememberedCount() }));
  const count = useHydrated() && state.filter === filter ? state.count : showStep;

  function showMore() {
    const next = count + showStep;
    // use a transition to keep the button responsive
    startTransition(() => setState({ filter, count: next }));
    navigate(search ? `${path}?${search}` : path, { replace: true, state: { shown: next } });
  }
  return { count, showMore };
}

function rememberedCount(): number {
  const state: unknown = globalThis.history?.state;
  const isCount = typeof state === 'object' && state !== null && 'shown' in state && typeof state.shown === 'number';
  return isCount ? Math.max(showStep, Number(state.shown)) : showStep;
}

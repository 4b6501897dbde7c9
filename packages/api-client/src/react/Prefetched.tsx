import { HydrationBoundary, type DehydratedState } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCache } from './CacheProvider.js';

export interface PrefetchedProps {
  /** What a server has asked for already: `dehydrate(queryClient)` of TanStack Query. */
  state: DehydratedState;
  /** Everything that shows what was fetched. */
  children?: ReactNode | undefined;
}

/** Hands what a server has asked for to the hooks inside, which then make no call of their own. Needs an `ApiProvider` above. */
export function Prefetched({ state, children }: PrefetchedProps) {
  return (
    <HydrationBoundary state={state} queryClient={useCache()}>
      {children}
    </HydrationBoundary>
  );
}

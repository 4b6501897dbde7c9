import { HydrationBoundary, type DehydratedState } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCache } from './CacheProvider.js';

export interface PrefetchedProps {
  /** `dehydrate(queryClient)` of TanStack Query. */
  state: DehydratedState;
  /** Content. */
  children?: ReactNode | undefined;
}

/** Passes server-loaded responses to the hooks inside. Needs an `ApiProvider`. */
export function Prefetched({ state, children }: PrefetchedProps) {
  return (
    <HydrationBoundary state={state} queryClient={useCache()}>
      {children}
    </HydrationBoundary>
  );
}

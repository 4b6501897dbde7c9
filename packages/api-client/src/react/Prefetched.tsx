import { HydrationBoundary, type DehydratedState } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCache } from './CacheProvider.js';

export interface PrefetchedProps {
  /** The result of TanStack Query's `dehydrate(queryClient)`. */
  state: DehydratedState;
  /** Content. */
  children?: ReactNode | undefined;
}

/** Makes responses that were loaded on the server available to the hooks inside. Requires an `ApiProvider`. */
export function Prefetched({ state, children }: PrefetchedProps) {
  return (
    <HydrationBoundary state={state} queryClient={useCache()}>
      {children}
    </HydrationBoundary>
  );
}

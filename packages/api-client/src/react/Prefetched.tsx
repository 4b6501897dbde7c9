import { HydrationBoundary, type DehydratedState } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCache } from './CacheProvider.js';

export interface PrefetchedProps {
  /** Responses that a server has loaded: `dehydrate(queryClient)` of TanStack Query. */
  state: DehydratedState;
  /** Content that shows the responses. */
  children?: ReactNode | undefined;
}

/**
 * Passes a server's loaded responses to the hooks inside, which then make no call of their own. Needs an `ApiProvider`
 * above.
 */
export function Prefetched({ state, children }: PrefetchedProps) {
  return (
    <HydrationBoundary state={state} queryClient={useCache()}>
      {children}
    </HydrationBoundary>
  );
}

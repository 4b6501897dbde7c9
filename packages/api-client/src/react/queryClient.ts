import { QueryClient } from '@tanstack/react-query';

/**
 * Creates a query client that follows the spec (§7). It doesn't retry, doesn't refetch on its own, and never considers
 * data stale. Invalidated data is refetched the next time it's shown.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        refetchOnMount: true,
        // Without this, requests made while offline are paused instead of failing.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

import { QueryClient } from '@tanstack/react-query';

/**
 * Creates a query client with the spec's request behavior (§7): one try, no refetch on focus or reconnect, no polling,
 * data never stale. The next screen refetches data that a change has invalidated (such as a new donation): that, and
 * only that, is the effect of `refetchOnMount` while `staleTime` is Infinity.
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
        // Calls even if the browser reports to be offline, since the call would else wait without an error.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

import { QueryClient } from '@tanstack/react-query';

/**
 * A query client with the spec's request behavior (§7): one try, nothing asked again on focus or reconnect, no polling,
 * data never stale. What a change has marked as out of date (a donation was listed) is asked again by the next screen
 * that shows it: that, and only that, is what `refetchOnMount` does while `staleTime` is Infinity.
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
        // A call is made even where the browser believes to be offline: else it would wait without an error.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

import { QueryClient } from '@tanstack/react-query';

/**
 * Query client with the spec's behavior (§7): one attempt, no automatic refetches, data never stale. Invalidated data
 * is refetched by the next screen that shows it.
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
        // Otherwise offline calls would wait without an error.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

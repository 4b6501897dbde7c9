import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Client } from '../client/createClient.js';
import { queryKeys } from './queryKeys.js';

/**
 * Refetches visible donation lists immediately, and hidden lists when shown again. Hidden lists are truncated to their
 * first page, otherwise TanStack Query would refetch every page.
 */
export function invalidateLists(client: Client, queryClient: QueryClient): void {
  queryClient.setQueriesData<InfiniteData<unknown>>(
    { queryKey: queryKeys.lists(client), type: 'inactive' },
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  void queryClient.invalidateQueries({ queryKey: queryKeys.lists(client) });
  void queryClient.invalidateQueries({ queryKey: queryKeys.newestLists(client) });
  void queryClient.invalidateQueries({ queryKey: queryKeys.nearbyLists(client) });
}

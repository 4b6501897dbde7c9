import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Client } from '../client/createClient.js';
import { queryKeys } from './queryKeys.js';

/**
 * Refreshes every cached list of donations: those on screen at once, the others when they are next shown. Cuts a long
 * list off screen to its first page, so that it takes one call instead of fifty.
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

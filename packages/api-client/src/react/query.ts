import type { QueryFunction, QueryKey } from '@tanstack/react-query';

/** Options of TanStack Query, for `useQuery`, `prefetchQuery` and all others that take query options. */
export interface Query<Data> {
  queryKey: QueryKey;
  queryFn: QueryFunction<Data>;
  enabled?: boolean;
}

/** Options of a list in pages, for `useInfiniteQuery` and `prefetchInfiniteQuery`. */
export interface PagedQuery<Page> {
  queryKey: QueryKey;
  queryFn: QueryFunction<Page, QueryKey, string | undefined>;
  initialPageParam: string | undefined;
  getNextPageParam: (page: Page) => string | null | undefined;
}

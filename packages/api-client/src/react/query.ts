import type { QueryFunction, QueryKey } from '@tanstack/react-query';

/** What TanStack Query asks by, in `useQuery`, `prefetchQuery` and everything else that takes query options. */
export interface Query<Data> {
  queryKey: QueryKey;
  queryFn: QueryFunction<Data>;
  enabled?: boolean;
}

/** The same for a list in pages, of `useInfiniteQuery` and `prefetchInfiniteQuery`. */
export interface PagedQuery<Page> {
  queryKey: QueryKey;
  queryFn: QueryFunction<Page, QueryKey, string | undefined>;
  initialPageParam: string | undefined;
  getNextPageParam: (page: Page) => string | null | undefined;
}

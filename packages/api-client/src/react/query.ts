import type { QueryFunction, QueryKey } from '@tanstack/react-query';

/** Query options of TanStack Query. */
export interface Query<Data> {
  queryKey: QueryKey;
  queryFn: QueryFunction<Data>;
  enabled?: boolean;
}

/** Infinite query options of TanStack Query. */
export interface PagedQuery<Page> {
  queryKey: QueryKey;
  queryFn: QueryFunction<Page, QueryKey, string | undefined>;
  initialPageParam: string | undefined;
  getNextPageParam: (page: Page) => string | null | undefined;
}

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
  queryFn: QueryFunction<Page, QueryKey, string | null>;
  /** Null, since JSON drops `undefined` when a server sends a list. */
  initialPageParam: null;
  getNextPageParam: (page: Page) => string | null | undefined;
}

import type { QueryFunction, QueryKey } from '@tanstack/react-query';

export interface Query<Data> {
  queryKey: QueryKey;
  queryFn: QueryFunction<Data>;
  enabled?: boolean;
}

export interface PagedQuery<Page> {
  queryKey: QueryKey;
  queryFn: QueryFunction<Page, QueryKey, string | null>;
  initialPageParam: null;
  getNextPageParam: (page: Page) => string | null | undefined;
}

import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  isNothing,
  paged,
  plain,
  type InfiniteOptions,
  type Pages,
  type PlainOptions,
  type QueryOptions,
} from './options.js';
import { hashOf, type QueryClient } from './QueryClient.js';

/** Follows an entry; asks for it when it is shown, wanted, and not there. */
function useEntry(queryKey: readonly unknown[], options: QueryOptions, enabled: boolean, client: QueryClient) {
  const hash = hashOf(queryKey);
  const entry = useMemo(() => client.entry(hash), [client, hash]);
  const state = useSyncExternalStore(entry.subscribe, entry.read, entry.read);
  const isMissing = state.data === undefined;

  useEffect(() => {
    entry.askBy(options);
  });
  useEffect(() => {
    if (enabled) return entry.show();
  }, [entry, enabled]);

  // Before the first effect nothing is asked yet, but it will be: that reads as loading too.
  const willFetch = enabled && isMissing && entry.active === 0;
  const error = willFetch ? null : state.error;
  return {
    entry,
    state,
    data: state.data,
    error,
    isLoading: isMissing && error === null && (state.isFetching || willFetch),
    refetch: useCallback(async () => entry.fetch(), [entry]),
  };
}

export function useQuery<Data>(options: PlainOptions<Data>, client: QueryClient) {
  const { enabled = true, queryKey, placeholderData } = options;
  const { data, error, isLoading, refetch } = useEntry(queryKey, plain(options), enabled, client);
  const placeholder = data === undefined && error === null ? placeholderData?.() : undefined;
  return {
    // Only this query's own `queryFn` makes what is under its key.
    data: (data as Data | undefined) ?? placeholder,
    error,
    isLoading: isLoading && placeholder === undefined,
    refetch,
  };
}

export function useInfiniteQuery<Page>(options: InfiniteOptions<Page>, client: QueryClient) {
  const { enabled = true, queryKey, getNextPageParam } = options;
  // A page is what its own `queryFn` gives: within an entry, their types are not known.
  const { entry, state, error, isLoading, refetch } = useEntry(
    queryKey,
    paged(options as InfiniteOptions),
    enabled,
    client,
  );
  const data = state.data as Pages<Page> | undefined;
  const last = data?.pages.at(-1);
  return {
    data,
    error,
    isLoading,
    isSuccess: data !== undefined && error === null,
    isFetching: state.isFetching,
    isFetchingNextPage: state.isFetchingNextPage,
    hasNextPage: last !== undefined && !isNothing(getNextPageParam(last)),
    refetch,
    fetchNextPage: useCallback(async () => entry.fetch(true), [entry]),
  };
}

import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
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

interface MutationOptions<Data, Input> {
  mutationFn: (input: Input) => Promise<Data>;
  onSuccess?: (data: Data) => void;
}

interface MutationState<Data> {
  status: 'idle' | 'pending' | 'success' | 'error';
  data: Data | undefined;
  error: Error | null;
}

export function useMutation<Data, Input>(options: MutationOptions<Data, Input>) {
  const [state, setState] = useState<MutationState<Data>>({ status: 'idle', data: undefined, error: null });
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const mutateAsync = useCallback(async (input: Input): Promise<Data> => {
    setState({ status: 'pending', data: undefined, error: null });
    try {
      const data = await latest.current.mutationFn(input);
      latest.current.onSuccess?.(data);
      setState({ status: 'success', data, error: null });
      return data;
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason), { cause: reason });
      setState({ status: 'error', data: undefined, error });
      throw reason;
    }
  }, []);
  const mutate = useCallback((input: Input) => void mutateAsync(input).catch(() => {}), [mutateAsync]);
  return {
    ...state,
    isPending: state.status === 'pending',
    isSuccess: state.status === 'success',
    mutate,
    mutateAsync,
  };
}

import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';

const CacheContext = /* @__PURE__ */ createContext<QueryClient | undefined>(undefined);

export interface CacheProviderProps {
  /** Cache of the responses for everything inside. */
  queryClient: QueryClient;
  /** Content that shares the cache. */
  children?: ReactNode | undefined;
}

/** Gives a cache to the content of a `ClientProvider`. An `ApiProvider` is both. */
export function CacheProvider({ queryClient, children }: CacheProviderProps) {
  return <CacheContext.Provider value={queryClient}>{children}</CacheContext.Provider>;
}

/** Returns the cache of the nearest `ApiProvider`. Throws without one. */
export function useCache(): QueryClient {
  const queryClient = useContext(CacheContext);
  if (!queryClient) {
    throw new Error(
      'There is a <ClientProvider> above this component, but no cache. Use an <ApiProvider> in its place.',
    );
  }
  return queryClient;
}

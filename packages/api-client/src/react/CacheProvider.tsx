import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';

const CacheContext = /* @__PURE__ */ createContext<QueryClient | undefined>(undefined);

export interface CacheProviderProps {
  /** The cache for the responses of everything inside. */
  queryClient: QueryClient;
  /** Everything that shares the cache. */
  children?: ReactNode | undefined;
}

/** Gives a cache to what is inside of a `ClientProvider`. An `ApiProvider` is both. */
export function CacheProvider({ queryClient, children }: CacheProviderProps) {
  return <CacheContext.Provider value={queryClient}>{children}</CacheContext.Provider>;
}

/** The cache of the nearest `ApiProvider`. Throws where there is none. */
export function useCache(): QueryClient {
  const queryClient = useContext(CacheContext);
  if (!queryClient) {
    throw new Error(
      'There is a <ClientProvider> above this component, but no cache. Use an <ApiProvider> in its place.',
    );
  }
  return queryClient;
}

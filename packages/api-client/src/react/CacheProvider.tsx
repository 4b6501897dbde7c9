import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';

const CacheContext = /* @__PURE__ */ createContext<QueryClient | undefined>(undefined);

export interface CacheProviderProps {
  /** Response cache. */
  queryClient: QueryClient;
  /** Content. */
  children?: ReactNode | undefined;
}

/** Adds a cache to a `ClientProvider`. Use `ApiProvider` if you need both. */
export function CacheProvider({ queryClient, children }: CacheProviderProps) {
  return <CacheContext.Provider value={queryClient}>{children}</CacheContext.Provider>;
}

/** Returns the cache. Throws outside of an `ApiProvider`. */
export function useCache(): QueryClient {
  const queryClient = useContext(CacheContext);
  if (!queryClient) {
    throw new Error('This component is in a <ClientProvider>, which has no cache. Use an <ApiProvider> instead.');
  }
  return queryClient;
}

import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useState } from 'react';
import type { Client } from '../client/createClient.js';
import { ClientProvider, useClient, type ClientProviderProps } from './ClientProvider.js';
import { createQueryClient } from './queryClient.js';

export interface Api {
  client: Client;
  queryClient: QueryClient;
}

const CacheContext = /* @__PURE__ */ createContext<QueryClient | undefined>(undefined);

export interface ApiProviderProps extends ClientProviderProps {
  /** The cache for responses; one of its own by default. Share one between several providers of one page. */
  queryClient?: QueryClient;
}

/** Gives the hooks of this package their server and cache. The page's own query client, if any, stays untouched. */
export function ApiProvider({ client, queryClient, children }: ApiProviderProps) {
  const [own] = useState(createQueryClient);
  return (
    <ClientProvider client={client}>
      <CacheContext.Provider value={queryClient ?? own}>{children}</CacheContext.Provider>
    </ClientProvider>
  );
}

/** The client and cache of the nearest `ApiProvider`. Throws where there is none. */
export function useApi(): Api {
  const client = useClient();
  const queryClient = useContext(CacheContext);
  if (!queryClient) {
    throw new Error(
      'There is a <ClientProvider> above this component, but no cache. Use an <ApiProvider> in its place.',
    );
  }
  return { client, queryClient };
}

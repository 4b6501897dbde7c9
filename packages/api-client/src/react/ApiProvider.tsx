import type { QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Client } from '../client/createClient.js';
import { CacheProvider, useCache } from './CacheProvider.js';
import { ClientProvider, useClient } from './ClientProvider.js';
import { createQueryClient } from './queryClient.js';
import { type ServerProps, useSteadyClient } from './useSteadyClient.js';

export interface Api {
  client: Client;
  queryClient: QueryClient;
}

export type ApiProviderProps = ServerProps & {
  /**
   * The response cache. Defaults to a new one. Share a cache between the providers on a page to avoid duplicate
   * requests.
   */
  queryClient?: QueryClient | undefined;
  /** Content. */
  children?: ReactNode | undefined;
};

/**
 * Provides a client and a cache to the hooks of this package. The cache is separate from the page's own query client.
 */
export function ApiProvider({ queryClient, children, ...server }: ApiProviderProps) {
  const [own] = useState(createQueryClient);
  return (
    <ClientProvider client={useSteadyClient(server)}>
      <CacheProvider queryClient={queryClient ?? own}>{children}</CacheProvider>
    </ClientProvider>
  );
}

/** Returns the client and the cache. Throws if there's no `ApiProvider`. */
export function useApi(): Api {
  const client = useClient();
  return { client, queryClient: useCache() };
}

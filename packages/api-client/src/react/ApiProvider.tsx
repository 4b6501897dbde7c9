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
  /** Cache of responses; a separate one by default. Pass the same to several providers of a page to share it. */
  queryClient?: QueryClient | undefined;
  /** Content that calls the server. */
  children?: ReactNode | undefined;
};

/**
 * Gives the hooks of this package a server and a cache: `host` creates a client, `client` uses yours. The page's own
 * query client is not affected.
 */
export function ApiProvider({ queryClient, children, ...server }: ApiProviderProps) {
  const [own] = useState(createQueryClient);
  return (
    <ClientProvider client={useSteadyClient(server)}>
      <CacheProvider queryClient={queryClient ?? own}>{children}</CacheProvider>
    </ClientProvider>
  );
}

/** Returns the client and cache of the nearest `ApiProvider`. Throws outside of one. */
export function useApi(): Api {
  const client = useClient();
  return { client, queryClient: useCache() };
}

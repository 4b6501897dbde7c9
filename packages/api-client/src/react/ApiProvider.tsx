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
  /** Cache of responses; one of its own by default. Share one between several providers of one page. */
  queryClient?: QueryClient | undefined;
  /** Content that calls the server. */
  children?: ReactNode | undefined;
};

/**
 * Gives the hooks of this package their server and cache: `host` makes a client of its own, `client` takes yours. The
 * page's own query client, if any, stays untouched.
 */
export function ApiProvider({ queryClient, children, ...server }: ApiProviderProps) {
  const [own] = useState(createQueryClient);
  return (
    <ClientProvider client={useSteadyClient(server)}>
      <CacheProvider queryClient={queryClient ?? own}>{children}</CacheProvider>
    </ClientProvider>
  );
}

/** Returns the client and cache of the nearest `ApiProvider`. Throws without one. */
export function useApi(): Api {
  const client = useClient();
  return { client, queryClient: useCache() };
}

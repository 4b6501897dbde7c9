import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Client } from '../client/createClient.js';
import { createQueryClient } from './queryClient.js';

export interface Api {
  client: Client;
  queryClient: QueryClient;
}

const ApiContext = /* @__PURE__ */ createContext<Api | undefined>(undefined);

export interface ApiProviderProps {
  /** The client that every call inside is made with. */
  client: Client;
  /** The cache to keep answers in; one of its own by default. Share one between several providers of one page. */
  queryClient?: QueryClient;
  children?: ReactNode;
}

/** Gives the hooks of this package their server and cache. The page's own query client, if any, stays untouched. */
export function ApiProvider({ client, queryClient, children }: ApiProviderProps) {
  const [own] = useState(createQueryClient);
  const api = useMemo(() => ({ client, queryClient: queryClient ?? own }), [client, queryClient, own]);
  return <ApiContext.Provider value={api}>{children}</ApiContext.Provider>;
}

/** The client and cache of the nearest `ApiProvider`. Throws where there is none. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) {
    throw new Error(
      'No <ApiProvider> above this component, so it cannot know which server to ask. Wrap it: <ApiProvider client={createClient({ host })}>.',
    );
  }
  return api;
}

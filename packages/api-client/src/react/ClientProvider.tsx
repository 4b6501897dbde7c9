import { createContext, useContext, type ReactNode } from 'react';
import type { Client } from '../client/createClient.js';

const ClientContext = /* @__PURE__ */ createContext<Client | undefined>(undefined);

export interface ClientProviderProps {
  /** Created once, outside of components. */
  client: Client;
  /** Content. */
  children?: ReactNode | undefined;
}

/** Provides a client without a cache, such as for the chat. */
export function ClientProvider({ client, children }: ClientProviderProps) {
  return <ClientContext.Provider value={client}>{children}</ClientContext.Provider>;
}

/** Throws outside of a provider. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) {
    throw new Error(
      'No <ApiProvider> above this component, so it cannot know which server to ask. Wrap it: <ApiProvider host="https://…">.',
    );
  }
  return client;
}

import { createContext, useContext, type ReactNode } from 'react';
import type { Client } from '../client/createClient.js';

const ClientContext = /* @__PURE__ */ createContext<Client | undefined>(undefined);

export interface ClientProviderProps {
  /** Client of every call inside: made once, outside of components. */
  client: Client;
  /** Content that calls the server. */
  children?: ReactNode | undefined;
}

/**
 * Gives a server to content that caches no responses, such as the chat. Everything else needs an `ApiProvider`, which
 * includes this.
 */
export function ClientProvider({ client, children }: ClientProviderProps) {
  return <ClientContext.Provider value={client}>{children}</ClientContext.Provider>;
}

/** Returns the client of the nearest `ApiProvider` or `ClientProvider`. Throws outside of one. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) {
    throw new Error(
      'No <ApiProvider> above this component, so it cannot know which server to ask. Wrap it: <ApiProvider host="https://…">.',
    );
  }
  return client;
}

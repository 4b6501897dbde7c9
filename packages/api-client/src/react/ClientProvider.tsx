import { createContext, useContext, type ReactNode } from 'react';
import type { Client } from '../client/createClient.js';

const ClientContext = /* @__PURE__ */ createContext<Client | undefined>(undefined);

export interface ClientProviderProps {
  /** The client that every call inside is made with: made once, outside of components. */
  client: Client;
  /** Everything that asks the server. */
  children?: ReactNode | undefined;
}

/** Gives a server to what caches nothing, such as the chat. Everything else needs an `ApiProvider`, which is one too. */
export function ClientProvider({ client, children }: ClientProviderProps) {
  return <ClientContext.Provider value={client}>{children}</ClientContext.Provider>;
}

/** The client of the nearest `ApiProvider` or `ClientProvider`. Throws where there is none. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) {
    throw new Error(
      'No <ApiProvider> above this component, so it cannot know which server to ask. Wrap it: <ApiProvider host="https://…">.',
    );
  }
  return client;
}

import { createContext, useContext, type ReactNode } from 'react';
import type { Client } from '../client/createClient.js';

const ClientContext = /* @__PURE__ */ createContext<Client | undefined>(undefined);

export interface ClientProviderProps {
  /** Create the client once, outside of your components. */
  client: Client;
  /** Content. */
  children?: ReactNode | undefined;
}

/** Provides a client without a cache, e.g. for the chat. */
export function ClientProvider({ client, children }: ClientProviderProps) {
  return <ClientContext.Provider value={client}>{children}</ClientContext.Provider>;
}

/** Returns the client. Throws if there's no provider. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) {
    throw new Error('This component must be used within an <ApiProvider host="https://…">.');
  }
  return client;
}

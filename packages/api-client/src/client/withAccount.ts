import { accountHeader } from '../contract/accountHeader.js';
import { createClient, type Client } from './createClient.js';

export interface AccountOptions {
  /** The id of the account that a call is meant for; undefined for whichever is signed in. */
  accountId(method: string): number | undefined;
  /** Called with the id of the account that is signed in instead. */
  onOther(id: number): void;
}

/** The same client, whose calls say for which account they are meant, unless they say so already. */
export function withAccount({ host, fetch }: Client, { accountId, onOther }: AccountOptions): Client {
  return createClient({
    host,
    async fetch(input, init) {
      const headers = new Headers(init?.headers);
      const id = accountId(init?.method ?? 'GET');
      if (id !== undefined && !headers.has(accountHeader)) headers.set(accountHeader, String(id));
      const response = await fetch(input, { ...init, headers });
      const other = response.status === 409 ? response.headers.get(accountHeader) : null;
      if (other !== null && /^[1-9]\d{0,9}$/.test(other)) onOther(Number(other));
      return response;
    },
  });
}

import { accountHeader } from '../contract/accountHeader.js';
import { createClient, type Client } from './createClient.js';

export interface AccountOptions {
  /** Returns the account that a call should run as, or `undefined` if any account will do. */
  accountId(method: string): number | undefined;
  onOther(id: number): void;
  /** Called if a write fails because the session has ended. */
  onEnded?(): void;
}

/**
 * Wraps a client so that its calls include the expected account. `onOther` is called if the server reports a different
 * account.
 */
export function withAccount({ host, fetch }: Client, { accountId, onOther, onEnded }: AccountOptions): Client {
  return createClient({
    host,
    async fetch(input, init) {
      const headers = new Headers(init?.headers);
      const method = init?.method ?? 'GET';
      const id = accountId(method);
      if (id !== undefined && !headers.has(accountHeader)) headers.set(accountHeader, String(id));
      const response = await fetch(input, { ...init, headers });
      const other = response.status === 409 ? response.headers.get(accountHeader) : null;
      if (other !== null && /^[1-9]\d{0,9}$/.test(other)) onOther(Number(other));
      if (response.status === 401 && method !== 'GET') onEnded?.();
      return response;
    },
  });
}

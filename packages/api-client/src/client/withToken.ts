import { createClient, type Client } from './createClient.js';

/** Wraps a client to authenticate with a listing token instead of cookies. See `listingCalls`. */
export function withToken({ host, fetch }: Client, token: string): Client {
  return createClient({
    host,
    credentials: 'omit',
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('Authorization', `Bearer ${token}`);
      return fetch(input, { ...init, headers });
    },
  });
}

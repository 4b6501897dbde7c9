import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createClient, type Client } from '../client/createClient.js';

declare const process: { env: { NODE_ENV?: string } };

/** Server to use: a client of yours, or the address of one. */
export type ServerProps =
  | {
      /** A client of yours. */
      client: Client;
      host?: undefined;
    }
  | {
      client?: undefined;
      /** The address of a server, as `https://clothesline.example`; empty for the page's own. */
      host: string;
    };

/** Number of clients of one host in a row that is no accident. */
const manyClients = 3;

/**
 * Returns one client for as long as the host stays the same, which calls with the newest given client. Without it, a
 * client that each render creates would repeat every request. Warns once in development, of that and of a missing
 * address. Throws a TypeError if the host is unusable.
 */
export function useSteadyClient({ client, host }: ServerProps): Client {
  const own = useMemo(() => createClient({ host: host ?? '' }), [host]);
  const given = client ?? own;
  const newest = useRef(given);
  const changes = useRef(0);

  const isUnnamed = client === undefined && host === undefined;
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && isUnnamed) {
      console.warn(
        `Clothesline: <ApiProvider> has no host, so it asks the page's own server. Name yours: <ApiProvider host="https://api.example.org">, or host="" for the page's own.`,
      );
    }
  }, [isUnnamed]);

  useLayoutEffect(() => {
    if (newest.current === given) return;
    changes.current = newest.current.host === given.host ? changes.current + 1 : 0;
    newest.current = given;
    if (process.env.NODE_ENV !== 'production' && changes.current === manyClients) {
      console.warn(
        `Clothesline: <ApiProvider> is given a new client by each render. Create it once, outside of components, or write <ApiProvider host="${given.host}">.`,
      );
    }
  });

  return useMemo(
    () => ({
      host: given.host,
      fetch: (...call) => newest.current.fetch(...call),
      request: (...call) => newest.current.request(...call),
    }),
    [given.host],
  );
}

import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createClient, type Client } from '../client/createClient.js';

declare const process: { env: { NODE_ENV?: string } };

/** A client you've created, or the URL of a server. */
export type ServerProps =
  | {
      /** Your client. */
      client: Client;
      host?: undefined;
    }
  | {
      client?: undefined;
      /** For example `https://clothesline.example`. An empty string means the page's own origin. */
      host: string;
    };

const manyClients = 3;

/**
 * Returns a client that only changes with the host. Calls go through the latest client passed in.
 * In development, warns if each render passes a new client or if the host is missing. Throws a `TypeError` for an
 * invalid host.
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
        `Clothesline: <ApiProvider> has no host, using the page's own origin. Set <ApiProvider host="https://api.example.org">, or host="" for the page's own origin.`,
      );
    }
  }, [isUnnamed]);

  useLayoutEffect(() => {
    if (newest.current === given) return;
    changes.current = newest.current.host === given.host ? changes.current + 1 : 0;
    newest.current = given;
    if (process.env.NODE_ENV !== 'production' && changes.current === manyClients) {
      console.warn(
        `Clothesline: <ApiProvider> got a new client on every render. Create it outside of components, or use <ApiProvider host="${given.host}">.`,
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

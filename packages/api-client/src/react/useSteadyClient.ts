import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createClient, type Client } from '../client/createClient.js';

declare const process: { env: { NODE_ENV?: string } };

/** Your client, or a server's URL. */
export type ServerProps =
  | {
      /** Your client. */
      client: Client;
      host?: undefined;
    }
  | {
      client?: undefined;
      /** Such as `https://clothesline.example`; empty for the page's origin. */
      host: string;
    };

/** New clients in a row before the warning. */
const manyClients = 3;

/**
 * Returns a stable client per host; calls use the newest one given. Warns in development about a client per render and
 * a missing host. Throws a TypeError for an invalid host.
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

import type { Context } from 'hono';
import { isIP } from 'node:net';
import { HttpError } from '../http/httpError.js';
import { classifyCaller, type OriginLists, publicOrigin } from '../security/origins.js';

export interface RelyingParty {
  origin: string;
  id: string;
}

/**
 * Returns the configured origin, otherwise the page's own (it has passed the same-origin check). Throws a 409
 * `HttpError` for IP addresses because passkeys require a host name.
 */
export function relyingParty(c: Context, origins: OriginLists): RelyingParty {
  const origin = origins.publicUrl ?? ownOrigin(c, origins) ?? publicOrigin(c, origins);
  const { hostname } = new URL(origin);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) > 0) throw new HttpError(409, 'noPasskeysHere');
  return { origin, id: hostname };
}

function ownOrigin({ req }: Context, lists: OriginLists): string | undefined {
  const origin = req.header('Origin');
  const seen = { origin, host: req.header('Host'), secFetchSite: req.header('Sec-Fetch-Site') };
  return classifyCaller(seen, lists) === 'own' && origin !== undefined && URL.canParse(origin) ? origin : undefined;
}

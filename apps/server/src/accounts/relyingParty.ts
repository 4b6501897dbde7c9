import type { Context } from 'hono';
import { isIP } from 'node:net';
import { HttpError } from '../http/httpError.js';
import { classifyCaller, type OriginLists, publicOrigin } from '../security/origins.js';

/** The site that passkeys belong to. */
export interface RelyingParty {
  /** Origin that visitors see. */
  origin: string;
  /** Host name. A passkey only works on the host it was created for. */
  id: string;
}

/**
 * Returns the configured origin, or by default that of the page, which has passed the same-origin check. Throws a
 * `HttpError` (409) if its host is an IP address: passkeys need a name.
 */
export function relyingParty(c: Context, origins: OriginLists): RelyingParty {
  const origin = origins.publicUrl ?? ownOrigin(c, origins) ?? publicOrigin(c, origins);
  const { hostname } = new URL(origin);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) > 0) throw new HttpError(409, 'noPasskeysHere');
  return { origin, id: hostname };
}

/**
 * Returns the page's origin as the browser sends it, which knows whether it is https; undefined for another site's
 * page.
 */
function ownOrigin({ req }: Context, lists: OriginLists): string | undefined {
  const origin = req.header('Origin');
  const seen = { origin, host: req.header('Host'), secFetchSite: req.header('Sec-Fetch-Site') };
  return classifyCaller(seen, lists) === 'own' && origin !== undefined && URL.canParse(origin) ? origin : undefined;
}

import type { Config } from '../../../config/readConfig.js';
import { errorReason } from '../../../config/startError.js';
import { advice, ok, problem, type Found } from './checks.js';

/** Milliseconds until an address counts as one that does not answer. */
const timeout = 10_000;

/** Whether the server answers at the address that visitors see. */
export async function checkAddress({ publicUrl, port, host = '127.0.0.1' }: Config): Promise<Found> {
  if (publicUrl === undefined) {
    return advice('PUBLIC_URL is not set: mails have no links.', 'Set PUBLIC_URL to the address that visitors see.');
  }
  const reason = await checkHealth(publicUrl);
  if (reason === undefined) return ok(`${publicUrl} answers.`);
  const here = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const isHere = (await checkHealth(`http://${here.includes(':') ? `[${here}]` : here}:${port}`)) === undefined;
  if (!isHere) {
    return advice(`${publicUrl} does not answer, and no server runs here.`, 'Start the server, and ask again.');
  }
  return problem(
    `${publicUrl} does not answer (${reason}), though the server runs.`,
    'Look at the name in the DNS, the firewall, the certificate and the proxy in front of the server.',
  );
}

/** Why the server does not answer at an address; undefined where it does. */
async function checkHealth(origin: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(timeout), redirect: 'error' });
    await response.body?.cancel();
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    return errorReason(error instanceof Error && error.cause ? error.cause : error);
  }
}

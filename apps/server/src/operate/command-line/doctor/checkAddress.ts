import type { Config } from '../../../config/readConfig.js';
import { errorReason } from '../../../config/startError.js';
import { findPlace, isLocked } from '../../../store/open/embeddedPlace.js';
import { advice, ok, problem, type Found } from './checks.js';

/** Milliseconds. */
const timeout = 10_000;

export async function checkAddress(config: Config): Promise<Found> {
  const { publicUrl, port, host = '127.0.0.1', databaseUrl, dataDir } = config;
  const here = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const local = `http://${here.includes(':') ? `[${here}]` : here}:${port}`;
  const localReason = await checkHealth(local, { isLocal: true });
  if (localReason !== undefined && !localReason.includes('ECONNREFUSED')) {
    return problem(
      `Port ${port} is in use, but not by a healthy server for this data (${localReason}).`,
      'If another program uses it, stop that program or set PORT. If the server is stopping, run this again.',
    );
  }
  if (localReason === undefined && databaseUrl === undefined && !(await isLocked(findPlace(dataDir)))) {
    return problem(
      `Port ${port} is in use by another Clothesline server. No server is running for ${dataDir}.`,
      'Stop that server, or set PORT to another one. If it is the right server, set DATA_DIR as it does.',
    );
  }
  if (publicUrl === undefined) {
    return advice(
      `PUBLIC_URL is not set: links in emails begin with http://localhost:${port}.`,
      'Set PUBLIC_URL to the address that visitors see.',
    );
  }
  const reason = await checkHealth(publicUrl);
  if (reason === undefined) return ok(`${publicUrl} answers.`);
  if (localReason !== undefined) {
    return advice(
      `${publicUrl} doesn't respond, and no server is running here.`,
      'Start the server, then run this again.',
    );
  }
  return problem(
    `${publicUrl} doesn't respond (${reason}), but the server is running.`,
    'Check its DNS name, the firewall, the certificate and the proxy in front of the server.',
  );
}

export function checkDemo({ demo, accounts, publicUrl, moderators }: Config): Found {
  if (!demo) return ok('Demo listings are off.');
  const isReal = publicUrl !== undefined || accounts === 'required' || moderators.length > 0;
  if (!isReal) return ok('Demo listings are shown (DEMO is on).');
  return advice(
    'DEMO is on: an empty database is filled with invented listings.',
    'Set DEMO=0 and start with an empty database, or report and hide the listings on the moderation page.',
  );
}

async function checkHealth(origin: string, { isLocal = false } = {}): Promise<string | undefined> {
  try {
    const response = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(timeout), redirect: 'error' });
    await response.body?.cancel();
    if (!response.ok) return `status ${response.status}`;
    // only check this locally since a proxy may strip the header
    return isLocal && !response.headers.has('X-Request-Id') ? 'another program answers' : undefined;
  } catch (error) {
    return errorReason(error instanceof Error && error.cause ? error.cause : error);
  }
}

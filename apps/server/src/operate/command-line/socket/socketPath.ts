import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of the longest name of a socket on every system that has them. */
const longest = 100;

/** The socket of a running server in its data folder. */
export function socketPath(dataDir: string): string {
  return join(dataDir, 'operator.sock');
}

/**
 * Calls back with a name of the socket that is short enough for the system, which has room for some 100 bytes; where the
 * folder's own name is longer, by the folder's descriptor (Linux).
 */
export async function withShortPath<Result>(dataDir: string, work: (path: string) => Promise<Result>): Promise<Result> {
  const path = socketPath(dataDir);
  if (Buffer.byteLength(path) <= longest || process.platform !== 'linux') return work(path);
  const folder = openSync(dataDir, 'r');
  try {
    return await work(`/proc/self/fd/${folder}/operator.sock`);
  } finally {
    closeSync(folder);
  }
}

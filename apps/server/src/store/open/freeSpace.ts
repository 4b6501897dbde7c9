import { statfsSync } from 'node:fs';

/**
 * Bytes kept free on the embedded database's disk. PostgreSQL exits, and the server with it, when its log cannot grow,
 * which happens in steps of 16 MB; accepted writes have to reach the tables too.
 */
const reserve = 64 * 1024 * 1024;

/** Throws the system's own error for a full disk where fewer bytes are free than `least`. */
export function checkFreeSpace(folder: string, least = reserve): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= least) return;
  throw Object.assign(new Error('Less space is free than the store needs.'), { code: 'ENOSPC' });
}

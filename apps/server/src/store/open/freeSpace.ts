import { statfsSync } from 'node:fs';

/**
 * Bytes that are kept free on the embedded store's disk. PostgreSQL ends its process, which is ours, when its log cannot
 * grow; it grows by 16 MB at a time, and what was taken in has to reach the tables too.
 */
const reserve = 64 * 1024 * 1024;

/** Throws the system's own error for a full disk where fewer bytes are free than `least`. */
export function checkFreeSpace(folder: string, least = reserve): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= least) return;
  throw Object.assign(new Error('Less space is free than the store needs.'), { code: 'ENOSPC' });
}

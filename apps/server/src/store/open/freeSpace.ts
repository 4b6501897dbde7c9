import { statfsSync } from 'node:fs';

/** Bytes reserved. PostgreSQL exits if its log, which grows by 16 MB, cannot grow. */
const reserve = 64 * 1024 * 1024;

export function checkFreeSpace(folder: string, least = reserve): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= least) return;
  throw Object.assign(new Error('Less space is free than the store needs.'), { code: 'ENOSPC' });
}

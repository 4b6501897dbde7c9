import { statfsSync } from 'node:fs';

/**
 * Required free space in bytes. The WAL grows in steps of 16 MB, and PostgreSQL exits if there's no space for the next
 * step.
 */
const reserve = 64 * 1024 * 1024;

export function checkFreeSpace(folder: string, least = reserve): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= least) return;
  throw Object.assign(new Error('Less space is free than the store needs.'), { code: 'ENOSPC' });
}

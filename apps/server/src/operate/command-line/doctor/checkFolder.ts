import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../../config/readConfig.js';
import { errorCode, errorReason } from '../../../config/startError.js';
import { isForbidden, fixOwner } from '../../../store/open/folderOwner.js';
import { advice, ok, problem, type Found } from './checks.js';

const megabyte = 1024 * 1024;

/** Free space in bytes: below the first, photos are rejected. Below the second, the check prints a warning. */
const least = 256 * megabyte;
const little = 1024 * megabyte;

function nearest(folder: string): string {
  let found = folder;
  while (!existsSync(found) && dirname(found) !== found) found = dirname(found);
  return found;
}

export async function checkDisk({ dataDir }: Config): Promise<Found> {
  const { bavail, bsize } = await statfs(nearest(dataDir));
  const free = bavail * bsize;
  const what = `${dataDir} has ${Math.round(free / megabyte)} MB of free disk space.`;
  const mend = 'Delete old backups or use a larger disk. Photos are rejected below 256 MB, all writes below 64 MB.';
  if (free < least) return problem(what, mend);
  return free < little ? advice(what, mend) : ok(what);
}

export async function checkPermissions({ dataDir, mailDir }: Config): Promise<Found> {
  const folder = nearest(dataDir);
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    return problem(
      `Can't write to ${folder} (${errorReason(error)}).`,
      errorCode(error) === 'EACCES'
        ? `Ask as the server's user; where you do, ${fixOwner(dataDir)}.`
        : 'Mount its disk with write access.',
    );
  }
  const database = join(dataDir, 'postgres');
  const backups = join(dataDir, 'backups');
  for (const path of [database, join(dataDir, 'photos'), mailDir, backups].filter((one) => existsSync(one))) {
    if (await isForbidden(path)) return problem(`This user can't write to ${path}.`, `As root, ${fixOwner(dataDir)}.`);
  }
  for (const path of [database, mailDir, backups]) {
    const found = await stat(path).catch(() => undefined);
    if (found && (found.mode & 0o077) !== 0) {
      return problem(`Other users can read ${path}.`, `Run "chmod go-rwx ${path}", since it contains private data.`);
    }
  }
  return ok(`${dataDir} is writable, and its private folders are only accessible to this user.`);
}

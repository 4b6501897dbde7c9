import { constants, statSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { errorCode, StartError } from '../../config/startError.js';

/** Throws a `StartError` if running as root would leave root-owned files in another user's data folder. */
export function refuseRoot(dataDir: string): void {
  if (process.geteuid?.() !== 0) return;
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid ?? 0;
  if (owner === 0) return;
  throw new StartError(
    `${dataDir} belongs to the user ${owner}, whose server could not open what root leaves in it; be that user (runuser -u NAME -- …).`,
  );
}

export async function isForbidden(path: string): Promise<boolean> {
  try {
    await access(path, constants.R_OK | constants.W_OK);
    return false;
  } catch (error) {
    return errorCode(error) === 'EACCES';
  }
}

export function fixOwner(dataDir: string): string {
  return `run "chown -R USER ${dataDir}" with the server's user`;
}

import { randomUUID } from 'node:crypto';
import { lstatSync, rmSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { errorReason, StartError } from '../../config/startError.js';
import { syncFolder } from '../../store/open/syncFolder.js';

/**
 * Lets `work` write to a temporary file and renames it afterward, so the previous file survives a failure. Only its
 * owner can read the file. Throws a `StartError` if it can't be written.
 */
export async function writeAtomically(file: string, work: (out: Writable) => Promise<void>): Promise<void> {
  refuseSpecialFile(file);
  const part = `${file}.${randomUUID()}.part`;
  const removePart = () => rmSync(part, { force: true });
  try {
    const handle = await open(part, 'wx', 0o600);
    // clean up if the process exits early
    process.once('exit', removePart);
    await writeTo(handle, work);
    await rename(part, file);
    await syncFolder(dirname(file), { deep: false });
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    if (error instanceof StartError) throw error;
    throw new StartError(`Can't write the backup to ${file} (${errorReason(error)}).`, { cause: error });
  } finally {
    process.off('exit', removePart);
  }
}

/** Also closes the file after a failure. Otherwise, its space wouldn't be freed. */
async function writeTo(handle: FileHandle, work: (out: Writable) => Promise<void>): Promise<void> {
  const out = handle.createWriteStream({ flush: true });
  try {
    await work(out);
    if (!out.writableEnded) out.end();
    await finished(out);
  } finally {
    out.destroy();
    await handle.close();
  }
}

/** Throws a `StartError` unless it's a regular file. Devices, links and the like aren't accepted. */
function refuseSpecialFile(file: string): void {
  if (file === '-') throw new StartError(`Name a file for the backup. Use ./- for a file called "-".`);
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found || found.isFile()) return;
  throw new StartError(`Can't write the backup to ${file}: it exists and isn't a regular file.`);
}

import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../config/startError.js';
import { checkFreeSpace } from '../store/open/freeSpace.js';
import { syncFolder } from '../store/open/syncFolder.js';
import type { PhotoFile, PhotoStore } from './photoStore.js';

/** Reserved space in bytes, to leave room for donations without photos */
const reserve = 256 * 1024 * 1024;

const partEnding = '.part';

const partLifetime = 3_600_000;

export function createPhotoFolder(folder: string): PhotoStore {
  async function write({ name, bytes }: PhotoFile): Promise<void> {
    const part = join(folder, `${name}.${randomUUID()}${partEnding}`);
    try {
      const handle = await open(part, 'wx');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(part, join(folder, name));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  return {
    async write(files) {
      const made = await mkdir(folder, { recursive: true });
      if (made !== undefined) await syncFolder(dirname(made), { deep: false });
      checkFreeSpace(folder, reserve);
      for (const file of files) await write(file);
      await syncFolder(folder, { deep: false });
    },
    async read(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(names) {
      for (const name of names) await rm(join(folder, name), { force: true });
    },
  };
}

/** Deletes partial files of killed servers. */
export async function removeParts(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(partEnding)) continue;
    const path = join(folder, name);
    const part = await stat(path).catch(() => undefined);
    if (part && now - part.mtimeMs > partLifetime) await rm(path, { force: true });
  }
}

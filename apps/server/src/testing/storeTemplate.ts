import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { standardAreas } from '../areas/areas.js';
import { openStore } from '../store/openStore.js';
import { makeDataDir, type DataDir } from './makeDataDir.js';
import { memoryFolder } from './memoryFolder.js';

const execute = promisify(execFile);

/** Milliseconds until a maker is taken for dead. */
const makerTimeout = 60_000;

const cache = fileURLToPath(new URL('../../../../.cache/server-store', import.meta.url));

/**
 * A folder with an empty store that need not be made: making one takes 5 s, copying one 0.2. The copy's original is
 * kept between runs for as long as nothing that makes a store changes.
 */
export async function copyOfEmptyStore(): Promise<DataDir> {
  const template = await storeTemplate();
  const folder = await makeDataDir(memoryFolder());
  // Of a thousand files; Node's own `cp` takes five times the processor's time.
  await execute('cp', ['-R', `${template}/.`, folder.path]);
  return folder;
}

/** Makes the original where it is missing; one of several test files does, the others wait. */
export async function storeTemplate(): Promise<string> {
  const template = join(cache, await fingerprint());
  const making = `${template}.making`;
  await mkdir(cache, { recursive: true });
  while (!existsSync(template)) {
    if (await isMaker(making)) {
      // Another may have made it between the look and the claim.
      if (!existsSync(template)) {
        const folder = await makeDataDir(cache);
        await (await openStore({ dataDir: folder.path })).close();
        await rename(folder.path, template);
      }
      await rm(making, { recursive: true });
    } else {
      await wait(100);
    }
  }
  return template;
}

async function isMaker(making: string): Promise<boolean> {
  try {
    await mkdir(making);
    return true;
  } catch {
    const made = await stat(making).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > makerTimeout) await rm(making, { recursive: true, force: true });
    return false;
  }
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha1').update(import.meta.resolve('@electric-sql/pglite'));
  hash.update(await readFile(new URL('../../package.json', import.meta.url)));
  hash.update(JSON.stringify(standardAreas));
  for (const folder of ['../store/migrations/', '../store/open/']) {
    const at = new URL(folder, import.meta.url);
    for (const name of (await readdir(at)).toSorted()) hash.update(await readFile(new URL(name, at)));
  }
  return hash.digest('hex').slice(0, 12);
}

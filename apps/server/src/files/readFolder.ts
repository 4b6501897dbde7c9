import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { errorCode } from '../config/startError.js';
import { createServedFile, immutable, type ServedFile } from './servedFile.js';

/** Files with stable names are revalidated each time. */
const named = 'no-cache';

/**
 * Reads every file of a built site by its path (`/index.html`); none if the folder does not exist. Skips source maps
 * and hidden files.
 */
export async function readFolder(folder: string): Promise<Map<string, ServedFile>> {
  const files = new Map<string, ServedFile>();
  for (const entry of await listEntries(folder)) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    if (!entry.isFile() || address.includes('/.') || address.endsWith('.map')) continue;
    // The names of Vite's assets contain a content hash.
    const cacheControl = address.startsWith('/assets/') ? immutable : named;
    files.set(
      address,
      createServedFile(await readFile(path), { extension: extname(path).slice(1).toLowerCase(), cacheControl }),
    );
  }
  return files;
}

async function listEntries(folder: string) {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return [];
    throw error;
  }
}

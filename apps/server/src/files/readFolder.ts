import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { errorCode } from '../config/startError.js';
import { createServedFile, immutable, type ServedFile } from './servedFile.js';

/** File names without a hash have to be revalidated. */
const named = 'no-cache';

export async function readFolder(folder: string): Promise<Map<string, ServedFile>> {
  const files = new Map<string, ServedFile>();
  for (const entry of await listEntries(folder)) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    if (!entry.isFile() || address.includes('/.') || address.endsWith('.map')) continue;
    // Vite puts a content hash into asset names
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

import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export async function syncFolder(folder: string, { deep = true } = {}): Promise<void> {
  if (process.platform === 'win32') return;
  if (deep) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (entry.isFile() || entry.isDirectory()) await sync(join(entry.parentPath, entry.name));
    }
  }
  await sync(folder);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

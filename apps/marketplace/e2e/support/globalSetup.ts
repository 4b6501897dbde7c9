import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from './server.js';

const cache = fileURLToPath(new URL('../../../../.cache/', import.meta.url));

export const seededStore = join(cache, 'e2e-store');

export default async function prepareStore(): Promise<void> {
  rmSync(seededStore, { recursive: true, force: true });
  mkdirSync(seededStore, { recursive: true });
  const server = await startServer(seededStore);
  await server.stop();
}

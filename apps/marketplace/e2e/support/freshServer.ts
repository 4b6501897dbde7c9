import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededStore } from './globalSetup.js';
import { type RunningServer, startServer } from './server.js';

export interface FreshServer extends RunningServer {
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
}

/** Starts a server on its own copy of the seeded store. `settings` are those of its environment. */
export async function startFreshServer(settings?: Record<string, string>): Promise<FreshServer> {
  const folder = mkdtempSync(join(tmpdir(), 'clothesline-e2e-'));
  cpSync(seededStore, folder, { recursive: true });
  const server = await startServer(folder, settings);
  return {
    ...server,
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

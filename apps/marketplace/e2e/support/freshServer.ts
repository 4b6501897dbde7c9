import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededStore } from './globalSetup.js';
import { type RunningServer, startServer } from './server.js';

export interface FreshServer extends RunningServer {
  remove(): Promise<void>;
}

/** Starts a server on a copy of the seeded store. */
export async function startFreshServer(settings?: Record<string, string>): Promise<FreshServer> {
  const folder = mkdtempSync(join(tmpdir(), 'clothesline-e2e-'));
  // `cpSync` is several times slower for a thousand files.
  execFileSync('cp', ['-R', `${seededStore}/.`, folder]);
  const server = await startServer(folder, settings);
  return {
    ...server,
    remove: async () => {
      await server.kill();
      // Its database still writes for a moment.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

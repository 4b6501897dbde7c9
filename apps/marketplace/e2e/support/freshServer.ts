import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededStore } from './globalSetup.js';
import { type RunningServer, startServer } from './server.js';

export interface FreshServer extends RunningServer {
  remove(): Promise<void>;
}

/** Each server gets a copy of the seeded store, so tests can write freely. */
export async function startFreshServer(settings?: Record<string, string>): Promise<FreshServer> {
  const folder = mkdtempSync(join(tmpdir(), 'clothesline-e2e-'));
  // `cpSync` is several times slower with a thousand files
  execFileSync('cp', ['-R', `${seededStore}/.`, folder]);
  const server = await startServer(folder, settings);
  return {
    ...server,
    remove: async () => {
      await server.kill();
      // the database may still be flushing, so retry
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

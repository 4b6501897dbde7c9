import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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
  // Of a thousand files; Node's own `cpSync` takes several times the processor's time.
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

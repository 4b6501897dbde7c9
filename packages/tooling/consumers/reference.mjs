import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root } from '../lib/paths.mjs';
import { answers } from '../lib/ready.mjs';
import { referencePort } from './examples.mjs';

/**
 * Starts the built reference server with its write limits off, and waits until it is ready.
 * @param {string} folder Of its store
 * @returns {Promise<() => void>} what stops it
 */
export async function startReference(folder) {
  mkdirSync(folder, { recursive: true });
  const off = Object.fromEntries(['CREATE', 'PHOTO', 'CHAT'].map((name) => [`${name}_LIMIT`, 'off']));
  const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    cwd: folder,
    env: environment({ ...off, PORT: String(referencePort), DATA_DIR: folder, DEMO: 'off', ACCOUNTS: 'open' }),
    stdio: 'ignore',
  });
  process.once('exit', () => server.kill());
  const isReady = await answers(`http://localhost:${referencePort}`, () => server.exitCode !== null);
  if (!isReady) throw new Error('The reference server did not start.');
  return () => server.kill();
}

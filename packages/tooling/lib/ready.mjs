import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from './log.mjs';

/**
 * Parses the port. Throws a `UserError` if it's invalid.
 * @param {string | undefined} text Value of the PORT variable
 */
export function parsePort(text) {
  if (text === undefined || text === '') return 3000;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new UserError(`PORT is "${text}". Use a number from 1 to 65535, as in: PORT=8080 npm start`);
}

/**
 * Throws a `UserError` if the port is in use.
 * @param {number} port
 */
export async function checkPort(port) {
  const code = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve('code' in error ? error.code : error.message));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE') {
    throw new UserError(
      `Port ${port} is already in use. Stop the other program, or use a different port: PORT=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES') throw new UserError(`You can't use port ${port}. Use a different port: PORT=8080 npm start`);
  if (code) throw new UserError(`Can't use port ${port} (${code}). Use a different port: PORT=8080 npm start`);
}

/**
 * Throws a `UserError` if the data folder can't be created or written to.
 * @param {string} folder
 */
export function checkFolder(folder) {
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    // Actually write a file. As root, that's the only way to notice a read-only file system.
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `Can't write to the data folder ${folder} (${why}). Use a different folder: DATA_DIR=/some/folder npm start`,
    );
  }
}

/**
 * Waits until the server is ready. While it's setting up the store, it responds with 503.
 * @param {string} origin
 * @param {() => boolean} gone Whether to stop waiting
 * @returns {Promise<boolean>}
 */
export async function answers(origin, gone) {
  while (!gone()) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
    await wait(100);
  }
  return false;
}

import { afterEach, describe, expect, it } from 'vitest';
import { startServerProcess, type ServerProcess } from './testing/startServerProcess.js';
import { copyOfEmptyStore } from './testing/storeTemplate.js';
import type { DataDir } from './testing/makeDataDir.js';

/** Requests whose lines are more than a pipe and its reader take up. */
const many = 4000;

let folder: DataDir | undefined;
let server: ServerProcess | undefined;
afterEach(async () => {
  // One that did not end must not outlive its test.
  await server?.end('SIGKILL');
  await folder?.remove();
});

describe('A server that is told to stop', () => {
  it.each([
    ['is gone', 'close', 0, 0],
    // Ended by the signal, as it would be without a will of its own.
    ['takes no more', 'keep', many, null],
  ] as const)('ends, although the reader of its log %s', async (_name, how, requests, code) => {
    folder = await copyOfEmptyStore();
    server = await startServerProcess({ DATA_DIR: folder.path });
    const address = `${server.host}/api/categories`;
    server.stopReading(how);
    for (let sent = 0; sent < requests; sent += 20) {
      await Promise.all(
        Array.from({ length: 20 }, async () => {
          const answer = await fetch(address);
          expect(answer.status).toBe(200);
          await answer.arrayBuffer();
        }),
      );
    }
    expect(await server.end('SIGTERM')).toBe(code);
  });
});

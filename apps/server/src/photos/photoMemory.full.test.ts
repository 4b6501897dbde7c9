import { setTimeout as wait } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bombs, largestPhotos } from '../testing/photos/hostileFiles.js';
import { sendPhoto } from '../testing/photos/uploads.js';
import { startServerProcess } from '../testing/startServerProcess.js';
import { makeDataDir } from '../testing/makeDataDir.js';
import { photoProcesses } from './createPhotoPreparer.js';
import { listChildProcesses } from '../testing/childProcesses.js';

/** Maximum for all decoders, one of the largest photos in each: measured 740 MB, plus memory that is freed late. */
const maxMegabytes = 1000 * photoProcesses();

/** Memory of a process's children, since the server's own varies by hundreds of megabytes during startup. */
function megabytesOfChildren(id: number): number {
  return listChildProcesses(id).reduce((sum, child) => sum + megabytesOf(child), 0);
}

/** Memory of a process; 0 if it has ended. */
function megabytesOf(id: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}

const isLinux = process.platform === 'linux';

describe.skipIf(!isLinux)('Eight concurrent photos', () => {
  it('use limited memory, and do not block others', { timeout: 240_000 }, async () => {
    // Created before the server starts, since this blocks for seconds, and idle connections would be closed.
    const rounds = [
      [Object.values(await bombs()), 422],
      [Object.values(await largestPhotos()), 201],
    ] as const;
    const folder = await makeDataDir();
    const server = await startServerProcess({ DATA_DIR: folder.path });
    let peak = 0;
    let slowest = 0;
    const over = new AbortController();
    const watching = (async () => {
      while (!over.signal.aborted) {
        const asked = performance.now();
        expect((await fetch(`${server.host}/api/categories`)).status).toBe(200);
        slowest = Math.max(slowest, performance.now() - asked);
        peak = Math.max(peak, megabytesOfChildren(server.pid));
        await wait(20);
      }
    })();
    for (const [files, status] of rounds) {
      const eight = Array.from({ length: 8 }, (_, index) => files[index % files.length]);
      const statuses = await Promise.all(
        eight.map(async (bytes) => (await sendPhoto(server.host, bytes ?? Buffer.alloc(0))).status),
      );
      expect(statuses).toEqual(eight.map(() => status));
    }
    over.abort();
    await watching;
    await server.end('SIGTERM');
    await folder.remove();
    if (process.env.SHOW) process.stdout.write(`peak ${peak} MB, slowest ${slowest} ms\n`);
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(maxMegabytes);
    expect(slowest).toBeLessThan(5000);
  });
});

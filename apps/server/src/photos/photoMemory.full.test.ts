import { setTimeout as wait } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bombs, largestPhotos } from '../testing/photos/hostileFiles.js';
import { sendPhoto } from '../testing/photos/uploads.js';
import { startServerProcess } from '../testing/startServerProcess.js';
import { makeDataDir } from '../testing/makeDataDir.js';
import { photoProcesses } from './createPhotoPreparer.js';
import { listChildProcesses } from '../testing/childProcesses.js';

/** Megabytes that the processes that decode may take, whatever is sent: one of the largest photos in each, 740 measured, and what is freed late. Eight processes took 2,050. */
const mostMegabytes = 1000 * photoProcesses();

/** Megabytes of the processes that a process started. The server's own differ by hundreds while it starts. */
function megabytesOfChildren(id: number): number {
  return listChildProcesses(id).reduce((sum, child) => sum + megabytesOf(child), 0);
}

/** Megabytes of a process; 0 for one that has ended. */
function megabytesOf(id: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}

const isLinux = process.platform === 'linux';

describe.skipIf(!isLinux)('Photos sent eight at once', () => {
  it('only use memory for decoding, and do not block others', { timeout: 240_000 }, async () => {
    // Made before the server starts: they block this process for seconds, in which the server closes idle connections.
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
    expect(peak).toBeLessThan(mostMegabytes);
    expect(slowest).toBeLessThan(5000);
  });
});

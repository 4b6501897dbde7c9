import { rmSync, statfsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { donationsAt } from '../donationsAt.js';
import { mountSmallDisk, noSmallDisk } from '../smallDisk.js';
import { startServerProcess, type ServerProcess } from '../startServerProcess.js';

const disk = mountSmallDisk(400);
const tinyDisk = mountSmallDisk(20);

describe.skipIf(!disk)(`A full disk${disk ? '' : ` (${noSmallDisk})`}`, () => {
  const path = disk?.path ?? '';
  const ballast = join(path, 'ballast');
  const settings = { DATA_DIR: join(path, 'data') };
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServerProcess(settings);
  }, 60_000);
  afterAll(async () => {
    await server.end('SIGKILL');
    disk?.remove();
  });

  const { post, total } = donationsAt(() => server.host);

  it('causes a 507 for writes but not for reads, and loses nothing', async () => {
    for (const title of ['One', 'Two', 'Three']) expect((await post(title)).status).toBe(201);
    const { bavail, bsize } = statfsSync(path);
    // Leaves half of the reserved space, which accepted writes would use up.
    await writeFile(ballast, Buffer.alloc(bavail * bsize - 32 * 1024 * 1024));
    for (let count = 0; count < 20; count += 1) {
      const refused = await post('Refused');
      expect(refused.status).toBe(507);
      expect(await refused.json()).toEqual({ message: expect.stringMatching(/out of space/) });
    }
    expect(await total()).toBe(3);
    expect((await fetch(`${server.host}/readyz`)).status).toBe(200);
    await server.end('SIGKILL');
    server = await startServerProcess(settings);
    expect(await total()).toBe(3);
    rmSync(ballast);
    expect((await post('Four')).status).toBe(201);
    expect(await total()).toBe(4);
  }, 120_000);
});

describe.skipIf(!tinyDisk)(`A disk too small for a store${tinyDisk ? '' : ` (${noSmallDisk})`}`, () => {
  afterAll(() => tinyDisk?.remove());

  it('prevents the start with a message that names the reason', async () => {
    const started = startServerProcess({ DATA_DIR: join(tinyDisk?.path ?? '', 'data') });
    await expect(started).rejects.toThrow(
      /^(?!.*object Object).*No database can be made in .*No space left on device/s,
    );
  }, 120_000);
});

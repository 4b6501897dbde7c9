import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StartError } from '../../config/startError.js';
import { makeDataDir, type DataDir } from '../../testing/makeDataDir.js';
import { aDonation } from '../../testing/donations.js';
import { mountSmallDisk, noSmallDisk } from '../../testing/smallDisk.js';
import { copyOfEmptyStore } from '../../testing/storeTemplate.js';
import { openStore } from '../openStore.js';
import { lockFolder } from './lockFolder.js';
import { processNamespace, processStart } from './processStart.js';

/** A tenth of a second instead of seconds. */
const times = { silence: 500, look: 20 };

let folder: DataDir;
let file: string;
beforeEach(async () => {
  folder = await makeDataDir();
  file = join(folder.path, 'lock');
});
afterEach(() => folder.remove());

/** Leaves the lock of a process, as one that was killed does. */
function leave(holder: { pid: number; start?: string | undefined; host?: string; namespace?: string }) {
  const here = { host: hostname(), namespace: processNamespace() };
  writeFileSync(file, JSON.stringify({ ...here, ...holder }));
}

/** The process that has the lock. */
const holder = (): unknown => JSON.parse(readFileSync(file, 'utf8')).pid;

async function withOtherProcess(work: (pid: number) => Promise<void>) {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  try {
    await work(child.pid ?? 0);
  } finally {
    child.kill('SIGKILL');
  }
}

describe('The lock of a data folder', () => {
  it('is made with the folder, and gone when it is let go', async () => {
    const inner = join(folder.path, 'a', 'b');
    const { release } = await lockFolder(inner);
    expect(existsSync(join(inner, 'lock'))).toBe(true);
    release();
    expect(existsSync(join(inner, 'lock'))).toBe(false);
  });

  it('holds another process off, in one sentence', async () => {
    await withOtherProcess(async (pid) => {
      leave({ pid, start: processStart(pid) });
      const refused = lockFolder(folder.path);
      await expect(refused).rejects.toThrow(StartError);
      await expect(refused).rejects.toThrow(
        `The data folder ${folder.path} is in use by another server (process ${pid}); stop that one`,
      );
    });
  });

  it('is taken over from a process that is gone', async () => {
    leave({ pid: 4_194_305 });
    const { release } = await lockFolder(folder.path);
    expect(holder()).toBe(process.pid);
    release();
  });

  it.runIf(process.platform === 'linux')('is taken over where another process has the old one’s number', async () => {
    await withOtherProcess(async (pid) => {
      leave({ pid, start: '1' });
      const { release } = await lockFolder(folder.path);
      expect(holder()).toBe(process.pid);
      release();
    });
  });

  it.runIf(process.platform === 'linux')('is taken over from a killed process whose parent did not look', async () => {
    // `sleep` never asks how the child of the shell before it ended: as the first process of a container may.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
    try {
      const [line] = await once(parent.stdout, 'data');
      const pid = Number(String(line));
      await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
      leave({ pid, start: processStart(pid) });
      await expect(lockFolder(folder.path)).rejects.toThrow('in use by another server');
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
      const { release } = await lockFolder(folder.path);
      expect(holder()).toBe(process.pid);
      release();
    } finally {
      parent.kill('SIGKILL');
    }
  });

  it('is taken over where it cannot be read', async () => {
    writeFileSync(file, '{"pid":');
    const { release } = await lockFolder(folder.path);
    expect(holder()).toBe(process.pid);
    release();
  });

  it.each([
    ['of another machine', { pid: process.pid, host: 'elsewhere' }],
    ['of another container with this host’s name', { pid: process.pid, namespace: 'pid:[1]' }],
    ['of another container, whose process id is nobody’s here', { pid: 4_194_305, namespace: 'pid:[1]' }],
  ])('%s holds while it is touched, and is taken over when it is silent', async (_, other) => {
    leave(other);
    const touching = setInterval(() => utimesSync(file, new Date(), new Date()), 50);
    await expect(lockFolder(folder.path, times)).rejects.toThrow('in use by another server');
    clearInterval(touching);
    const { release } = await lockFolder(folder.path, times);
    expect(holder()).toBe(process.pid);
    release();
  });

  it('of another machine is taken over at once when it is old', async () => {
    leave({ pid: 1, host: 'elsewhere' });
    const aWhileAgo = new Date(Date.now() - 120_000);
    utimesSync(file, aWhileAgo, aWhileAgo);
    // Longer than a test may take: waiting for the other's silence would fail.
    const { release } = await lockFolder(folder.path, { silence: 600_000 });
    expect(holder()).toBe(process.pid);
    release();
  });

  it('holds a second store of the same process off', async () => {
    const { release } = await lockFolder(folder.path);
    await expect(lockFolder(folder.path)).rejects.toThrow('in use by another server');
    release();
  });

  it('that is stale goes to one of several who start together', async () => {
    leave({ pid: 1, namespace: 'pid:[1]' });
    const starts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder.path, times)));
    const locks = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    expect(locks).toHaveLength(1);
    expect(locks[0]?.isHeld()).toBe(true);
    locks[0]?.release();
    expect(readdirSync(folder.path)).toEqual([]);
  });

  it('that another start took over in the meantime stays that one’s', async () => {
    const moment = new Date(Date.now() - 1000);
    leave({ pid: 1, namespace: 'pid:[1]' });
    utimesSync(file, moment, moment);
    const starting = lockFolder(folder.path, times);
    leave({ pid: 2, namespace: 'pid:[2]' });
    utimesSync(file, moment, moment);
    await expect(starting).rejects.toThrow('Another server is starting in the data folder');
    expect(holder()).toBe(2);
    expect(readdirSync(folder.path)).toEqual(['lock']);
  });

  it('that another took over is neither touched nor deleted, and its loser is told', async () => {
    const onLost = vi.fn<() => void>();
    const lock = await lockFolder(folder.path, { beat: 20, onLost });
    leave({ pid: 1, host: 'elsewhere' });
    const { mtimeMs } = statSync(file);
    await expect.poll(() => onLost.mock.calls.length).toBeGreaterThan(0);
    lock.release();
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
  });

  it('that another took over stops the writes of its store', async () => {
    const place = await copyOfEmptyStore();
    const onLockLost = vi.fn<() => void>();
    const store = await openStore({ dataDir: place.path, onLockLost });
    await store.addDonation(aDonation());
    writeFileSync(join(place.path, 'lock'), JSON.stringify({ pid: 1, host: 'elsewhere' }));
    await expect(store.addDonation(aDonation())).rejects.toThrow('took the data folder over');
    await expect(store.tidy()).rejects.toThrow('took the data folder over');
    expect(onLockLost).toHaveBeenCalled();
    expect((await store.listDonations({ limit: 5 })).total).toBe(1);
    await store.close();
    await place.remove();
  });

  it('says so where the folder cannot be written to', async () => {
    writeFileSync(file, '');
    await expect(lockFolder(join(file, 'below'))).rejects.toThrow(/^The data folder .* cannot be written to \(.*\)\.$/);
    await expect(lockFolder('/proc/clothesline')).rejects.toThrow(/^The data folder .* cannot be written to \(.*\)\.$/);
  });
});

const disk = mountSmallDisk(1);

it.skipIf(!disk)(`A lock on a full disk leaves no other file${disk ? '' : ` (${noSmallDisk})`}`, async () => {
  const path = disk?.path ?? '';
  writeFileSync(
    join(path, 'lock'),
    JSON.stringify({ pid: 4_194_305, host: hostname(), namespace: processNamespace() }),
  );
  expect(() => writeFileSync(join(path, 'ballast'), Buffer.alloc(2_000_000))).toThrow('ENOSPC');
  await expect(lockFolder(path)).rejects.toThrow('ENOSPC');
  expect(readdirSync(path).toSorted()).toEqual(['ballast', 'lock']);
  disk?.remove();
});

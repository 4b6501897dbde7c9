import { spawn } from 'node:child_process';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../../startError.js';
import { makeDataDir, type DataDir } from '../../testing/makeDataDir.js';
import { lockFolder } from './lockFolder.js';
import { processStart } from './processStart.js';

let folder: DataDir;
let file: string;
beforeEach(async () => {
  folder = await makeDataDir();
  file = join(folder.path, 'lock');
});
afterEach(() => folder.remove());

/** Leaves the lock of a process, as one that was killed does. */
function leave(holder: { pid: number; start?: string | undefined; host?: string }) {
  writeFileSync(file, JSON.stringify({ host: hostname(), ...holder }));
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
    const unlock = await lockFolder(inner);
    expect(existsSync(join(inner, 'lock'))).toBe(true);
    unlock();
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
    const unlock = await lockFolder(folder.path);
    expect(holder()).toBe(process.pid);
    unlock();
  });

  it.runIf(process.platform === 'linux')('is taken over where another process has the old one’s number', async () => {
    await withOtherProcess(async (pid) => {
      leave({ pid, start: '1' });
      const unlock = await lockFolder(folder.path);
      expect(holder()).toBe(process.pid);
      unlock();
    });
  });

  it('is taken over where it cannot be read', async () => {
    writeFileSync(file, '{"pid":');
    const unlock = await lockFolder(folder.path);
    expect(holder()).toBe(process.pid);
    unlock();
  });

  it('of another machine holds while it is fresh', async () => {
    leave({ pid: 1, host: 'elsewhere' });
    await expect(lockFolder(folder.path)).rejects.toThrow('in use by another server');
    const aMinuteAgo = new Date(Date.now() - 60_000);
    utimesSync(file, aMinuteAgo, aMinuteAgo);
    const unlock = await lockFolder(folder.path);
    expect(holder()).toBe(process.pid);
    unlock();
  });

  it('says so where the folder cannot be written to', async () => {
    writeFileSync(file, '');
    await expect(lockFolder(join(file, 'below'))).rejects.toThrow(/^The data folder .* cannot be written to \(.*\)\.$/);
  });
});

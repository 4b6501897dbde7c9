import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { donationsAt } from '../donationsAt.js';
import { makeDataDir, type DataDir } from '../makeDataDir.js';
import { startServerProcess } from '../startServerProcess.js';

/** Runs a program in its own PID namespace, like a container, with the same host name. */
const container = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];

function canMakeContainers(): boolean {
  const [program = '', ...words] = container;
  try {
    execFileSync(program, [...words, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const isPossible = canMakeContainers();
const reason = isPossible ? '' : ' (skipped: this user may not make a namespace of process ids)';

describe.skipIf(!isPossible)(`Two containers with the same data folder${reason}`, () => {
  let folder: DataDir;
  beforeAll(async () => {
    folder = await makeDataDir();
  });
  afterAll(() => folder.remove());

  it('never run concurrently, and lose nothing if the first is killed', async () => {
    const settings = { DATA_DIR: folder.path };
    const first = await startServerProcess(settings, { within: container });
    const { post } = donationsAt(() => first.host);
    expect((await post('One')).status).toBe(201);
    await expect(startServerProcess(settings, { within: container })).rejects.toThrow('in use by another server');
    expect((await post('Two')).status).toBe(201);
    await first.end('SIGKILL');
    const second = await startServerProcess(settings, { within: container });
    expect(await donationsAt(() => second.host).total()).toBe(2);
    await second.end('SIGKILL');
  }, 120_000);
});

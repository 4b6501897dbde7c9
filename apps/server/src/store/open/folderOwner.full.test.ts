import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clothesline } from '../../testing/clothesline.js';
import { serverProgram, startServerProcess } from '../../testing/startServerProcess.js';
import { copyOfEmptyStore } from '../../testing/storeTemplate.js';

/** A user that is not the one of this test, and runs programs of it. */
const nobody = 65_534;
const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];

function canBecomeNobody(): boolean {
  const [program = '', ...words] = asNobody;
  try {
    execFileSync(program, [...words, process.execPath, '--check', serverProgram], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const isPossible = process.geteuid?.() === 0 && canBecomeNobody();

/** The owners of everything in a folder. */
function ownersIn(folder: string): Set<number> {
  return new Set(readdirSync(folder, { recursive: true }).map((name) => statSync(join(folder, String(name))).uid));
}

describe.skipIf(!isPossible)(`A store of another user${isPossible ? '' : ' (skipped: only root may try it)'}`, () => {
  it('is not touched by root, and one that root touched says how to mend it', async () => {
    const folder = await copyOfEmptyStore();
    const settings = { DATA_DIR: folder.path };
    execFileSync('chown', ['-R', `${nobody}:${nobody}`, folder.path]);
    expect(await clothesline(settings, 'people', 'list')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^clothesline: \S+ belongs to the user 65534, .* be that user [^\n]*\n$/),
    });
    expect((await clothesline(settings, 'doctor')).out).toMatch(/problem database: .* be that user/);
    expect(ownersIn(folder.path)).toEqual(new Set([nobody]));

    const left = join(folder.path, 'store', 'global', 'pg_control');
    chmodSync(left, 0o600);
    chownSync(left, 0, 0);
    await expect(startServerProcess(settings, { within: asNobody })).rejects.toThrow(
      `may not write ${left}, which root may have left; run "chown -R USER`,
    );
    await folder.remove();
  });
});

it('A store that others could read is its user’s alone after a start', async () => {
  const folder = await copyOfEmptyStore();
  const store = join(folder.path, 'store');
  chmodSync(store, 0o755);
  const server = await startServerProcess({ DATA_DIR: folder.path });
  expect(statSync(store).mode & 0o777).toBe(0o700);
  chmodSync(store, 0o755);
  const found = await clothesline({ DATA_DIR: folder.path }, 'doctor');
  expect([found.code, found.out]).toEqual([1, expect.stringContaining(`Other users may open ${store}.`)]);
  await server.end('SIGTERM');
  await folder.remove();
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killRounds, rounds } from '../killRounds.js';
import { makeDataDir } from '../makeDataDir.js';

it('keeps all acknowledged donations, whenever it or PostgreSQL is killed', { timeout: 600_000 }, async () => {
  const folder = await makeDataDir();
  const outcome = await killRounds({
    settings: { DATA_DIR: folder.path },
    before(round) {
      if (round % 2 === 1) return;
      const file = join(folder.path, 'postgres', 'data', 'postmaster.pid');
      process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
    },
  });
  expect(outcome).toMatchObject({ lost: [], twice: 0 });
  expect(outcome.acknowledged).toBeGreaterThanOrEqual(rounds);
  if (process.env.ROUNDS) process.stdout.write(`${rounds} rounds: ${JSON.stringify(outcome)}\n`);
  await folder.remove();
});

import { expect, it } from 'vitest';
import { killRounds, rounds } from '../killRounds.js';
import { makeDataDir } from '../makeDataDir.js';

it('keeps every donation that it acknowledged, whenever it is killed', { timeout: 600_000 }, async () => {
  const folder = await makeDataDir();
  const outcome = await killRounds({ settings: { DATA_DIR: folder.path } });
  expect(outcome).toMatchObject({ lost: [], twice: 0 });
  expect(outcome.acknowledged).toBeGreaterThanOrEqual(rounds);
  await folder.remove();
});

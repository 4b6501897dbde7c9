import { expect, it } from 'vitest';
import { killRounds } from './testing/killRounds.js';
import { copyOfEmptyStore } from './testing/storeTemplate.js';

it('keeps every donation that it acknowledged, whenever it is killed', { timeout: 600_000 }, async () => {
  const folder = await copyOfEmptyStore();
  const outcome = await killRounds({ rounds: 30, settings: { DATA_DIR: folder.path } });
  expect(outcome).toMatchObject({ lost: [], twice: 0 });
  expect(outcome.acknowledged).toBeGreaterThan(30);
  await folder.remove();
});

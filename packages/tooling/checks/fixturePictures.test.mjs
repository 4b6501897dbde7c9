import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/paths.mjs';

/* The workshop serves the pictures of the fixtures. */

const source = readFileSync(join(root, 'packages/api-client/src/testing/donationFixtures.ts'), 'utf8');
const names = [...source.matchAll(/pictures: \[([^\]]+)\]/g)]
  .flatMap(([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name))
  .filter((name) => name !== 'does-not-exist');

it('are found', () => expect(names.length).toBeGreaterThan(14));

it.each(names)('%s is drawn', (name) => {
  expect(existsSync(join(root, '.storybook/public/pictures', `${name}.svg`))).toBe(true);
});

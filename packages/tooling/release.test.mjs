import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.mjs';
import { repositoryFields } from './lib/repositoryFields.mjs';
import { workspaces } from './lib/workspaces.mjs';

const release = (/** @type {string[]} */ ...args) =>
  spawnSync(process.execPath, [join(root, 'packages/tooling/release.mjs'), ...args], { cwd: root, encoding: 'utf8' });
const changes = () => execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });

test('a dry run names each public package with one version, and changes nothing', () => {
  const before = changes();
  const { status, stdout } = release('--dry-run');
  expect(status, stdout).toBe(0);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const published = workspaces().filter((one) => one.published);
  expect(lines.map(([name]) => name)).toEqual(published.map(({ name }) => name));
  expect(new Set(lines.map(([, version]) => version)).size).toBe(1);
  expect(lines[0]?.[1]).toMatch(/^\d+\.\d+\.\d+$/);
  expect(changes()).toBe(before);
}, 60_000);

test('an option that it does not know publishes nothing', () => {
  const { status, stdout } = release('--dry-rum');
  expect(status).toBe(1);
  expect(stdout).toContain('--dry-rum');
});

test('a workflow that publishes says where the source is', () => {
  const env = { GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'charity/clothesline' };
  expect(repositoryFields('packages/ui', env)).toEqual({
    repository: {
      type: 'git',
      url: 'git+https://git.example/charity/clothesline.git',
      directory: 'packages/ui',
    },
    homepage: 'https://git.example/charity/clothesline/tree/main/packages/ui#readme',
    bugs: 'https://git.example/charity/clothesline/issues',
  });
  expect(repositoryFields('packages/ui', {})).toBeUndefined();
  expect(() => repositoryFields('packages/ui', { ...env, GITHUB_REPOSITORY: '../x y' })).toThrow('no address');
});

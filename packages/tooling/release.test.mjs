import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.mjs';
import { repositoryFields } from './lib/repositoryFields.mjs';
import { workspaces } from './lib/workspaces.mjs';

const release = (/** @type {string[]} */ ...args) =>
  spawnSync(process.execPath, [join(root, 'packages/tooling/release.mjs'), ...args], { cwd: root, encoding: 'utf8' });
const changes = () => execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });

test('lists each public package in a dry run, with a version that matches its dependencies, and changes nothing', () => {
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

  const logs = globSync('packages/*/CHANGELOG.md', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const versions = logs.flatMap((text) => Array.from(text.matchAll(/^## (.+)/gm), ([, version]) => version));
  const released = new Set([...versions, lines[0]?.[1]]);
  const guides = globSync('packages/*/src/**/*.guide.ts', { cwd: root });
  const since = guides.map((file) => /since: '(.+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1]);
  expect(since.length).toBeGreaterThan(30);
  expect(since.filter((version) => !released.has(version))).toEqual([]);
}, 60_000);

test('each public package includes its change log', () => {
  for (const { folder, published } of workspaces()) {
    if (!published) continue;
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).files, folder).toContain('CHANGELOG.md');
  }
});

test('an unknown option publishes nothing', () => {
  const { status, stdout } = release('--dry-rum');
  expect(status).toBe(1);
  expect(stdout).toContain('--dry-rum');
});

test('names the source in a workflow that publishes', () => {
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

import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bin, root } from './lib/paths.mjs';
import { workspaces } from './lib/workspaces.mjs';

const published = workspaces().filter((one) => one.published);

test('has a single version for the next release, and a valid release for each component', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clothesline-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'status.json');
  execFileSync(join(bin, 'changeset'), ['status', `--output=${file}`], { cwd: root });
  /** @type {{ releases: { name: string, newVersion: string }[] }} */
  const { releases } = JSON.parse(readFileSync(file, 'utf8'));
  const next = new Map(releases.map(({ name, newVersion }) => [name, newVersion]));
  const versions = new Set(published.map(({ name, version }) => next.get(name) ?? version));
  expect(versions.size).toBe(1);

  for (const log of globSync('packages/*/CHANGELOG.md', { cwd: root })) {
    for (const [, version = ''] of readFileSync(join(root, log), 'utf8').matchAll(/^## (.+)/gm)) versions.add(version);
  }
  const guides = globSync('packages/*/src/**/*.guide.ts', { cwd: root });
  const since = guides.map((guide) => /since: '(.+)'/.exec(readFileSync(join(root, guide), 'utf8'))?.[1] ?? '');
  expect(since.length).toBeGreaterThan(30);
  expect(since.filter((version) => !versions.has(version))).toEqual([]);
}, 60_000);

test('includes the change log in each public package', () => {
  for (const { folder } of published) {
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).files, folder).toContain('CHANGELOG.md');
  }
});

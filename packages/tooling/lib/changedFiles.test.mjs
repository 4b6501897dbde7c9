import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changedFiles } from './changedFiles.mjs';

it('names what was changed, staged and added since a commit, and not what is gone or ignored', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clothesline-changed-'));
  const git = (/** @type {string[]} */ ...words) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], { cwd: folder });
  const write = (/** @type {string} */ file, text = 'new') => writeFileSync(join(folder, file), text);
  try {
    git('init', '--quiet');
    for (const file of ['same.js', 'changed.js', 'staged.js', 'gone.js']) write(file, 'old');
    write('.gitignore', 'ignored.js');
    git('add', '.');
    git('commit', '--quiet', '--message', 'First');
    for (const file of ['changed.js', 'staged.js', 'added.js', 'ignored.js']) write(file);
    git('add', 'staged.js');
    rmSync(join(folder, 'gone.js'));
    expect(changedFiles('HEAD', folder).toSorted()).toEqual(['added.js', 'changed.js', 'staged.js']);
    git('commit', '--quiet', '--all', '--message', 'Second');
    expect(changedFiles('HEAD', folder)).toEqual(['added.js']);
    expect(changedFiles('HEAD~1', folder).toSorted()).toEqual(['added.js', 'changed.js', 'staged.js']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

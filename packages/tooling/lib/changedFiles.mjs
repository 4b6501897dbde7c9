import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * The files that are not as they were at a commit, new ones among them, without those that are gone.
 * @param {string} since A commit, a branch or a tag
 * @param {string} [cwd] The top folder of the repository
 * @returns {string[]} Paths from there
 */
export function changedFiles(since, cwd = root) {
  const lists = [
    ['diff', '--name-only', since],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  const files = lists.flatMap((words) => execFileSync('git', words, { cwd, encoding: 'utf8' }).split('\n'));
  return [...new Set(files)].filter((file) => file !== '' && existsSync(join(cwd, file)));
}

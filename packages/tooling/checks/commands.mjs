import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkOf } from '../lib/check.mjs';
import { allBlocks } from '../lib/blocks.mjs';
import { root } from '../lib/paths.mjs';
import { sum } from '../lib/counts.mjs';

/** What npm knows without a script of that name. `npm install` lines are run by `npm run consumers`. */
const ofNpm = new Set(['install', 'ci', 'pack']);

/**
 * Whether the commands in the READMEs and guides exist: one check a block of shell.
 * @param {readonly string[]} checks What `npm test --` can be asked for
 */
export function commands(checks) {
  const blocks = allBlocks().filter(({ language }) => language === 'sh');
  return sum(
    blocks.map(({ page, line, code }) => {
      const problems = code.split('\n').flatMap((text) => problemsOf(page, text, checks));
      return checkOf(problems.map((problem) => `${page}:${line}: ${problem}`));
    }),
  );
}

/** @param {string} page @param {string} line @param {readonly string[]} checks @returns {string[]} */
export function problemsOf(page, line, checks) {
  const [command = '', words = ''] = line.split('#');
  let folder = '.';
  const problems = [];
  for (const part of command.split('&&').map((text) => text.trim())) {
    const [program, name = '', third = '', ...rest] = part.replace(/^([A-Z_]+=\S+ )+/, '').split(/\s+/);
    if (program === 'cd') folder = name;
    if (program === 'cd' && !existsSync(join(root, folder))) problems.push(`There is no folder ${folder}.`);
    if (program !== 'npm' || ofNpm.has(name)) continue;
    const script = name === 'run' ? third : name;
    // A README inside of a package may speak of the package's own scripts.
    const manifests = [folder, dirname(page)].map((one) => join(root, one, 'package.json')).filter(existsSync);
    if (!manifests.some((file) => JSON.parse(readFileSync(file, 'utf8')).scripts?.[script])) {
      problems.push(`There is no script "${script}".`);
    }
    if (script !== 'test') continue;
    const listed = /checks: (.*)$/.exec(words)?.[1]?.split(' ') ?? [];
    for (const check of [...rest, ...listed]) {
      if (!check.startsWith('-') && !checks.includes(check)) problems.push(`There is no check "${check}".`);
    }
  }
  return problems;
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allBlocks } from '../lib/blocks.mjs';
import { root } from '../lib/paths.mjs';
import { checks } from '../test.mjs';

const ofNpm = new Set(['install', 'ci', 'pack']);

/** Finds scripts, checks and folders in the READMEs and guides that don't exist. @returns {string[]} */
export function commandProblems() {
  return allBlocks()
    .filter(({ language }) => language === 'sh')
    .flatMap(({ page, line, code }) =>
      code.split('\n').flatMap((text) => lineProblems(page, text).map((problem) => `${page}:${line}: ${problem}`)),
    );
}

/** @param {string} page @param {string} line @returns {string[]} */
function lineProblems(page, line) {
  const [command = '', words = ''] = line.split('#');
  let folder = '.';
  const problems = [];
  for (const part of command.split('&&').map((text) => text.trim())) {
    const [program, name = '', third = '', ...rest] = part.replace(/^([A-Z_]+=\S+ )+/, '').split(/\s+/);
    if (program === 'cd') folder = name;
    if (program === 'cd' && !existsSync(join(root, folder))) problems.push(`There is no folder ${folder}.`);
    if (program !== 'npm' || ofNpm.has(name)) continue;
    const script = name === 'run' ? third : name;
    // a README inside a package may refer to the package's own scripts
    const manifests = [folder, dirname(page)].map((one) => join(root, one, 'package.json')).filter(existsSync);
    if (!manifests.some((file) => JSON.parse(readFileSync(file, 'utf8')).scripts?.[script])) {
      problems.push(`There is no script "${script}".`);
    }
    if (script !== 'test') continue;
    const listed = /checks: (.*)$/.exec(words)?.[1]?.split(' ') ?? [];
    for (const check of [...rest, ...listed]) {
      const isKnown = check.startsWith('-') || checks.some(({ name: known }) => known === check);
      if (!isKnown) problems.push(`There is no check "${check}".`);
    }
  }
  return problems;
}

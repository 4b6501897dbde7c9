import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { check, verdict } from './check.mjs';
import { sum } from './counts.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { log } from './log.mjs';
import { workspaces } from './workspaces.mjs';

/**
 * One package is one check. The packages are read as one program: one by one takes four times as long, since each would
 * read the others again. They have the same settings (tsconfig.base.json); what has its own is read on its own.
 */
export async function types() {
  const all = workspaces();
  const together = all.filter(({ folder }) => folder.startsWith(join(root, 'packages')) && hasSource(folder));
  const alone = all.filter((workspace) => !together.includes(workspace));
  return sum([
    await inOneProgram(together),
    await check('tsc', ['-p', 'tsconfig.json']),
    ...(await inTurn(alone.filter(({ folder }) => scriptsOf(folder).typecheck))),
  ]);
}

/** @param {import('./workspaces.mjs').Workspace[]} packages */
async function inOneProgram(packages) {
  const { code, output } = await run('tsc', ['-p', 'tsconfig.packages.json', '--pretty', 'false']);
  if (code !== 0) log(`\n${output}`);
  const counts = packages.map(({ folder }) => {
    const place = `${relative(root, folder).split(sep).join('/')}/`;
    return verdict(!output.split('\n').some((line) => line.startsWith(place)));
  });
  const { failed } = sum(counts);
  // What fails outside of every package, such as the configuration itself.
  return code !== 0 && failed === 0 ? sum([...counts, verdict(false)]) : sum(counts);
}

/** @param {import('./workspaces.mjs').Workspace[]} queue */
async function inTurn(queue) {
  const counts = [];
  for (const { folder } of queue) counts.push(await check('npm', ['run', '--silent', 'typecheck'], folder));
  return counts;
}

/** @param {string} folder */
function hasSource(folder) {
  return 'exports' in JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * @param {string} folder
 * @returns {Record<string, string>}
 */
function scriptsOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).scripts ?? {};
}

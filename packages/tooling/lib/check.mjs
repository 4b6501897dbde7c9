import { root } from './paths.mjs';
import { run } from './run.mjs';
import { log } from './log.mjs';

/**
 * Runs a command as one check; its output is shown when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {string} [cwd]
 * @returns {Promise<import('./counts.mjs').Count>}
 */
export async function check(command, args, cwd = root) {
  const { code, output } = await run(command, args, { cwd });
  if (code === 0) return verdict(true);
  const line = [command, ...args].join(' ');
  log(`\n${line}\n${output}`);
  return { ...verdict(false), failures: [`${line}: its output is above`] };
}

/**
 * One check, which has failed where there are problems: each is logged, and named again where the run ends.
 * @param {readonly string[]} problems
 * @returns {import('./counts.mjs').Count}
 */
export function checkOf(problems) {
  for (const problem of problems) log(`  ${problem}`);
  return problems.length === 0 ? verdict(true) : { ...verdict(false), failures: problems };
}

/**
 * @param {boolean} isRight
 * @returns {import('./counts.mjs').Count}
 */
export function verdict(isRight) {
  return { passed: isRight ? 1 : 0, failed: isRight ? 0 : 1, skipped: 0 };
}

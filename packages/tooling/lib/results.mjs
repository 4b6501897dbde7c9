import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from './paths.mjs';

/**
 * @typedef {object} Result
 * @property {import('./counts.mjs').Count} count
 * @property {number} took Milliseconds
 */

/**
 * The result of a check in a file, which turbo caches and restores.
 * @param {string} name
 */
export function resultOf(name) {
  const folder = join(cache, 'checks');
  const file = join(folder, `${name}.json`);
  return {
    /** @param {Result} result */
    write(result) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, JSON.stringify(result));
    },
    /** @returns {Result} A check that left no result has failed. */
    read() {
      if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
      return {
        count: { passed: 0, failed: 1, skipped: 0, failures: [`${name}: it was not run, or ended early`] },
        took: 0,
      };
    },
    remove() {
      rmSync(file, { force: true });
    },
  };
}

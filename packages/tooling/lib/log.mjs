import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import './endWithParent.mjs';

/** @param {string} text */
export function log(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {string} text */
export function logError(text) {
  process.stderr.write(`\n${text}\n`);
}

/**
 * @param {number} milliseconds
 * @returns {string} For example '0.4 s', '12 s' or '2 min 5 s'
 */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 100 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * Logs the beginning of a step, a heartbeat every ten seconds, and its duration.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function during(what, work) {
  const start = Date.now();
  log(`${what} …`);
  const beat = setInterval(() => log(`  … ${duration(Date.now() - start)}`), 10_000);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    log(`  done in ${duration(Date.now() - start)}`);
  }
}

/** An error the user can fix. The message is printed without a stack trace. */
export class UserError extends Error {
  /** @override */
  name = 'UserError';
}

/**
 * Runs `main` if the script was started directly, and exits with the code it returns.
 * @param {string} url `import.meta.url` of the script
 * @param {() => Promise<number>} main
 */
export async function script(url, main) {
  if (!process.argv[1] || realpathSync(process.argv[1]) !== fileURLToPath(url)) return;
  // Handle signals, otherwise the "exit" listeners wouldn't run and stop the child processes.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => process.exit(130));
  }
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    logError(error.message);
    process.exitCode = 1;
  }
}

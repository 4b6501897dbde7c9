import { spawn } from 'node:child_process';
import { environment, root } from './paths.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] Defaults to the root folder
 * @property {Record<string, string | undefined>} [env] Added to the default environment
 * @property {boolean} [show] Prints the output to the terminal instead of collecting it. Defaults to false
 * @property {number} [timeout] Kills the process after this many ms. No limit by default
 *
 * @typedef {object} RunResult
 * @property {number} code The exit code, or 1 if the process was killed or couldn't be started
 * @property {string} output Both stdout and stderr. Empty with `show`
 */

/**
 * Runs a command and waits for it. Never throws. If our process ends, the command is stopped as well.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, args, { cwd = root, env = {}, show = false, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: environment(env),
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      // on Windows, `turbo.cmd` can only be started from a shell
      shell: process.platform === 'win32',
      ...(timeout === undefined ? {} : { timeout, killSignal: /** @type {const} */ ('SIGKILL') }),
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    const end = () => child.kill();
    process.once('exit', end);
    child.on('error', (error) => {
      process.off('exit', end);
      resolve({ code: 1, output: `${output}${error.message}\n` });
    });
    child.on('close', (code, signal) => {
      process.off('exit', end);
      resolve({ code: code ?? 1, output: signal ? `${output}Ended by ${signal}.\n` : output });
    });
  });
}

/**
 * Rejects with the command's output if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {string} [cwd]
 */
export async function expectSuccess(command, args, cwd = root) {
  const { code, output } = await run(command, args, { cwd });
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')}\n${output}`);
}

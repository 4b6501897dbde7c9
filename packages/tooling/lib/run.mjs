import { spawn } from 'node:child_process';
import { environment, root } from './paths.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] Default: the workspace's root.
 * @property {Record<string, string | undefined>} [env] Added to the workspace's environment.
 * @property {boolean} [show] Whether the output goes straight to the terminal; default false: it is collected.
 * @property {number} [timeout] Milliseconds until the process is ended; default: none.
 *
 * @typedef {object} RunResult
 * @property {number} code The exit code; 1 when the process was ended by a signal or could not start.
 * @property {string} output Both streams in the order of arrival; empty with `show`.
 */

/**
 * Runs a command to its end; never throws. The process ends with the parent at the latest.
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
      // Uses a shell, since Windows finds `turbo.cmd` only through a shell.
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

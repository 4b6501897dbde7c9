import { CommanderError } from 'commander';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../config/readConfig.js';
import { errorCode, errorReason } from '../../config/startError.js';
import { exitCodes } from './operator.js';
import { printable } from './printTable.js';
import { createProgram } from './program.js';

const longestMessage = 600;

let printed = '';

const program = createProgram({
  version: JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version,
  readConfig: () =>
    readConfig(process.env, {
      cwd: process.cwd(),
      marketplace: fileURLToPath(new URL('../../marketplace/dist', import.meta.url)),
      embed: fileURLToPath(new URL('../../../packages/embed/dist', import.meta.url)),
    }),
  confirm,
  print: (text) => void (printed += text),
});

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) program.error('error: add --yes to confirm this command');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

function fail(error: unknown): never {
  const message = errorReason(error).slice(0, longestMessage) || 'Unknown error';
  process.stderr.write(`clothesline: ${printable(message)}\n`);
  process.exit(exitCodes.failed);
}

process.stdout.on('error', (error) => {
  // the reader, e.g. `head`, has seen enough
  if (errorCode(error) === 'EPIPE') process.exit(exitCodes.done);
  fail(new Error(`Can't print the output (${errorReason(error)}).`));
});
process.on('uncaughtException', fail);
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) fail(error);
  // commander has printed the message
  process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
}
process.stdout.write(printed, (error) => {
  if (!error) process.exit();
});

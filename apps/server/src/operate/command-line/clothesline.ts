import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../config/readConfig.js';
import { errorCode, errorReason, StartError } from '../../config/startError.js';
import { exitCode, describeFailure } from './failure.js';
import { formatHelp, formatAllHelp } from './help.js';
import { parseLine } from './parseLine.js';
import { exitCodes, UsageError } from './command.js';
import { printable } from './printTable.js';

const folders = {
  cwd: process.cwd(),
  marketplace: fileURLToPath(new URL('../../marketplace/dist', import.meta.url)),
  embed: fileURLToPath(new URL('../../../packages/embed/dist', import.meta.url)),
};

function version(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}

async function run(line: readonly string[]): Promise<number> {
  const { word, name, input, wantsHelp, wantsVersion, wantsJson, isSure } = parseLine(line);
  if (wantsVersion) {
    await print(version());
    return exitCodes.done;
  }
  if (wantsHelp) {
    await print(word ? formatHelp(name, word) : formatAllHelp(name));
    return exitCodes.done;
  }
  if (!word) throw new UsageError('There is no such word.');
  if (word.isFinal && !isSure && !(await confirm(name, Object.values(input).map(String)))) {
    process.stderr.write('Nothing was done.\n');
    return exitCodes.failed;
  }
  const answer = await word.run({ readConfig: () => readConfig(process.env, folders) }, input);
  await print(wantsJson ? JSON.stringify(answer.json) : answer.text);
  return answer.exitCode ?? exitCodes.done;
}

async function confirm(name: string, words: readonly string[]): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) {
    throw new UsageError(`"clothesline ${name}" cannot be taken back; add --yes to do it.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await terminal.question(`${name} ${words.join(' ')}: this cannot be taken back. Go on? [y/N] `);
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}

function print(text: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(`${text}\n`, (error) => {
      if (!error) resolve();
    });
  });
}

function fail(error: unknown): never {
  const failure = describeFailure(error);
  process.stderr.write(`clothesline: ${printable(failure.message)}\n`);
  process.exit(exitCode(failure));
}

process.stdout.on('error', (error) => {
  // the reader, e.g. `head`, has seen enough
  if (errorCode(error) === 'EPIPE') process.exit(exitCodes.done);
  fail(new StartError(`What was asked for cannot be printed (${errorReason(error)}).`, { cause: error }));
});
process.on('uncaughtException', fail);
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

try {
  process.exit(await run(process.argv.slice(2)));
} catch (error) {
  fail(error);
}

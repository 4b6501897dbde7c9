import { open, type FileHandle } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { reasonOf, StartError } from '../config/startError.js';
import { withDatabase, type DatabasePlace } from '../store/withDatabase.js';
import { exportStore } from './exportStore.js';
import { importStore } from './importStore.js';
import { lineWriter, writeToStream, writeWhole } from './writeWhole.js';

/** What can be done beside serving. */
export const commands = {
  /** Writes everything to a file, or to the standard output. */
  async export(place: DatabasePlace, file: string | undefined): Promise<string> {
    const count = await withDatabase(place, { alone: false }, (db) => {
      const work = (out: Writable) => exportStore(db, lineWriter(out));
      return file === undefined ? writeToStream(process.stdout, work) : writeWhole(file, work);
    });
    return `Exported ${count} rows.`;
  },

  /** Reads an export from a file, or from the standard input. */
  async import(place: DatabasePlace, file: string | undefined): Promise<string> {
    const opened = file === undefined ? undefined : await openExport(file);
    try {
      const input = opened?.createReadStream() ?? process.stdin;
      const count = await withDatabase(place, { alone: true }, (db) => importStore(db, linesOf(input)));
      return `Imported ${count} rows.`;
    } finally {
      await opened?.close();
    }
  },
};

async function openExport(file: string): Promise<FileHandle> {
  try {
    return await open(file);
  } catch (error) {
    throw new StartError(`The export ${file} cannot be read (${reasonOf(error)}).`, { cause: error });
  }
}

export type CommandName = keyof typeof commands;

/** The command that words of the command line name; undefined for none. Throws a `StartError` for any other word. */
export function commandOf(words: readonly string[]): { name: CommandName; file: string | undefined } | undefined {
  const [name, file, ...more] = words;
  if (name === undefined) return undefined;
  if ((name !== 'export' && name !== 'import') || more.length > 0) {
    throw new StartError('Expected no words to serve, "export [file]" or "import [file]".');
  }
  return { name, file };
}

async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

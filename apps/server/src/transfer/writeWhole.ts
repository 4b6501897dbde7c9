import { once } from 'node:events';
import { open, rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { reasonOf, StartError } from '../config/startError.js';

/** Writes one line, and waits while the reader is slow. */
export type WriteLine = (line: string) => Promise<void>;

/**
 * Gives `work` a file to write to that appears under its name when `work` is done: a failed export leaves the last good
 * one as it was. Only its owner may read it. Throws a `StartError` where it cannot be written.
 */
export async function writeWhole<Result>(file: string, work: (write: WriteLine) => Promise<Result>): Promise<Result> {
  const part = `${file}.part`;
  try {
    await rm(part, { force: true });
    const out = (await open(part, 'wx', 0o600)).createWriteStream({ flush: true });
    const result = await work(lineWriter(out));
    out.end();
    await finished(out);
    await rename(part, file);
    return result;
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    if (error instanceof StartError) throw error;
    throw new StartError(`The export cannot be written to ${file} (${reasonOf(error)}).`, { cause: error });
  }
}

/** The same for a stream that is open already, such as the standard output. */
export async function writeToStream<Result>(
  out: Writable,
  work: (write: WriteLine) => Promise<Result>,
): Promise<Result> {
  const broken = Promise.withResolvers<never>();
  out.once('error', (error) => broken.reject(error));
  try {
    return await Promise.race([work(lineWriter(out)), broken.promise]);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The export cannot be written (${reasonOf(error)}).`, { cause: error });
  }
}

function lineWriter(out: Writable): WriteLine {
  let failure: Error | undefined;
  out.on('error', (error: Error) => (failure = error));
  return async (line) => {
    if (failure) throw failure;
    if (!out.write(`${line}\n`)) await once(out, 'drain');
  };
}

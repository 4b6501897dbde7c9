import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { extract, pack } from 'tar-stream';
import * as z from 'zod/mini';
import { errorReason, StartError } from '../../config/startError.js';
import { photoName } from '../../photos/photoName.js';
import { baseline, migrations } from '../../store/migrations/index.js';

/*
 * A backup is a tar file with backup.json, photos/*.webp, sequences.json, tables/NAME/00001.tsv (COPY text format with
 * a header line) and, as the last entry, SHA256SUMS.
 */
const headName = 'backup.json';
const sumsName = 'SHA256SUMS';
export const sequencesName = 'sequences.json';
const photoPattern = /^photos\/([0-9a-f]{64}-\d{1,5}\.webp)$/;
const tablePattern = /^tables\/([a-z_]{1,63})\/\d{5,9}\.tsv$/;

const largest = 64 * 1024 * 1024;

const headSchema = z.object({
  format: z.literal('clothesline-backup'),
  schema: z.string(),
  createdAt: z.string(),
});

export type BackupHead = z.infer<typeof headSchema>;

export interface BackupFile {
  name: string;
  bytes: Buffer;
  photo?: string | undefined;
  table?: string | undefined;
}

export async function writeArchive(
  out: Writable,
  head: Omit<BackupHead, 'format'>,
  work: (add: (name: string, bytes: Buffer) => Promise<void>) => Promise<void>,
): Promise<void> {
  const archive = pack();
  const written = pipeline(archive, out);
  const sums: string[] = [];
  const write = (name: string, bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      written.catch(reject);
      archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
    });
  const add = (name: string, bytes: Buffer) => {
    sums.push(`${sha256(bytes)}  ${name}\n`);
    return write(name, bytes);
  };
  try {
    await add(headName, Buffer.from(`${JSON.stringify({ format: 'clothesline-backup', ...head })}\n`));
    await work(add);
    await write(sumsName, Buffer.from(sums.join('')));
    archive.finalize();
    await written;
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    // prefer the first error, e.g. a full disk
    await written;
    throw error;
  }
}

/**
 * Reads the head of a backup, followed by its files. Throws a `StartError` if it isn't a backup, has a different
 * version, or is damaged. In the latter case, files that were already yielded may be damaged as well.
 */
export async function* readArchive(file: string): AsyncGenerator<BackupFile & { head: BackupHead }> {
  const archive = extract();
  const read = pipeline(createReadStream(file), archive);
  read.catch(() => {});
  const sums: string[] = [];
  let head: BackupHead | undefined;
  let isComplete = false;
  try {
    for await (const entry of archive) {
      const { name, size } = entry.header;
      if (isComplete || size > largest) throw damaged(file);
      const bytes = await buffer(entry);
      if (name === sumsName) {
        if (bytes.toString() !== sums.join('')) throw damaged(file);
        isComplete = true;
        continue;
      }
      sums.push(`${sha256(bytes)}  ${name}\n`);
      if (!head) {
        head = readHead(file, name, bytes);
        continue;
      }
      const [, photo] = photoPattern.exec(name) ?? [];
      const [, table] = tablePattern.exec(name) ?? [];
      if (!photo && !table && name !== sequencesName) throw damaged(file);
      yield { name, bytes, photo, table, head };
    }
    await read;
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (error instanceof Error && 'code' in error && 'syscall' in error) {
      throw new StartError(`Can't read the backup ${file} (${errorReason(error)}).`, { cause: error });
    }
    throw head ? damaged(file, error) : notABackup(file);
  } finally {
    archive.destroy();
  }
  if (!head) throw notABackup(file);
  if (!isComplete) throw damaged(file);
}

function readHead(file: string, name: string, bytes: Buffer): BackupHead {
  let value: unknown;
  try {
    value = name === headName ? JSON.parse(bytes.toString()) : undefined;
  } catch {
    // rejected below
  }
  const { success, data } = headSchema.safeParse(value);
  if (!success) throw notABackup(file);
  if (Object.hasOwn(migrations, data.schema)) return data;
  throw new StartError(
    data.schema < baseline
      ? `The backup ${file} was made by a version before 0.1.0 (${data.schema}), which this server can't restore.`
      : `The backup ${file} was made by a newer version (${data.schema}). Update the server first.`,
  );
}

function notABackup(file: string): StartError {
  return new StartError(`${file} is not a Clothesline backup.`);
}

function damaged(file: string, cause?: unknown): StartError {
  return new StartError(`The backup ${file} is damaged or truncated: its checksums don't match.`, {
    cause,
  });
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Reads a backup from start to end, and counts the photos that are shown but have no file. Throws a `StartError` if it's
 * damaged.
 */
export async function verifyBackup(file: string) {
  const files = new Set<string>();
  const shown: string[][] = [];
  let rows = 0;
  let head: BackupHead = { format: 'clothesline-backup', schema: '', createdAt: '' };
  for await (const { bytes, photo, table, ...found } of readArchive(file)) {
    head = found.head;
    if (photo) files.add(photo);
    if (table) rows += bytes.reduce((sum, byte) => (byte === 10 ? sum + 1 : sum), -1);
    if (table !== 'photos') continue;
    const [columns = [], ...lines] = bytes
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    for (const line of lines) {
      const {
        hash = '',
        widths = '',
        is_listed: isListed,
      } = Object.fromEntries(columns.map((name, at) => [name, line[at]]));
      if (isListed === 't') shown.push((widths.match(/\d+/g) ?? []).map((width) => photoName(hash, Number(width))));
    }
  }
  const missing = shown.filter((photo) => photo.some((name) => !files.has(name))).length;
  return { ...head, rows, photos: files.size, missing };
}

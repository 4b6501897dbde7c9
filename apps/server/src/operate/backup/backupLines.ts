import * as z from 'zod/mini';
import { StartError } from '../../config/startError.js';
import { asObject } from './asObject.js';
import { baseline, migrations } from '../../store/migrations/index.js';

/** Format in a backup's first line. */
export const backupFormat = 'clothesline-backup';

const headSchema = z.object({ format: z.literal(backupFormat), schema: z.string(), createdAt: z.string() });
export type BackupHead = z.infer<typeof headSchema>;

/** A file of a photo, as base64. The name becomes a file's: it is exactly what `photoName` writes. */
export const photoLine = z.object({
  photo: z.string().check(z.regex(/^[0-9a-f]{64}-\d{1,5}\.webp$/)),
  data: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
});

/** The newest number that a table gave. */
export const counterLine = z.object({ counter: z.string(), newest: z.int() });

/** Bytes of the longest line: a photo's largest file with room to spare. */
const longest = 64 * 1024 * 1024;

/** Reads a backup's first line. Throws a `StartError` if it is no backup, or one of a newer version. */
export function readHead(line: string): BackupHead {
  const { success, data } = headSchema.safeParse(asObject(line));
  if (!success) throw new StartError('This is not a backup of Clothesline: its first line says nothing of it.');
  if (!Object.hasOwn(migrations, data.schema) && !(data.schema < baseline)) {
    throw new StartError(
      `The backup is of a newer version than this server (${data.schema}); update the server first.`,
    );
  }
  return data;
}

/**
 * The lines of a backup as they were written, each byte of which is in one: text that is no UTF-8, an empty line, and an end
 * without a line feed are refused with a `StartError`.
 */
export async function* backupLines(input: AsyncIterable<Buffer>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let rest: Buffer[] = [];
  let restBytes = 0;
  let number = 0;
  const text = (line: Buffer): string => {
    number += 1;
    try {
      // A program that copies text may put a byte order mark before it.
      if (line.length > 0) return decoder.decode(line).replace(number === 1 ? /^\uFEFF/ : /$^/, '');
    } catch {
      // Told below.
    }
    throw new StartError(`Line ${number} of the backup cannot be read.`);
  };
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      yield text(Buffer.concat([...rest, chunk.subarray(from, end)]));
      [rest, restBytes] = [[], 0];
      from = end + 1;
    }
    if (from === chunk.length) continue;
    rest.push(chunk.subarray(from));
    restBytes += chunk.length - from;
    if (restBytes > longest) throw new StartError(`Line ${number + 1} of the backup is too long.`);
  }
  if (restBytes > 0) throw new StartError('The backup has no last line that tells its end; it was cut off.');
}

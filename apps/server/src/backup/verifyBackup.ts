import { StartError } from '../config/startError.js';
import { asObject } from '../transfer/asObject.js';
import { changed } from '../transfer/fillTables.js';
import { createLineHash, isSeal } from '../transfer/seal.js';
import { backupLines, counterLine, photoLine, readHead, type BackupHead } from './backupLines.js';

export interface VerifiedBackup extends BackupHead {
  rows: number;
  /** Files of photos. */
  photos: number;
  bytes: number;
}

/** Reads a whole backup and throws a `StartError` where it is not what was written. */
export async function verifyBackup(input: AsyncIterable<Buffer>): Promise<VerifiedBackup> {
  let bytes = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of input) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  const hash = createLineHash();
  const counts = { rows: 0, photos: 0 };
  let head: BackupHead | undefined;
  let seal: string | undefined;
  let number = 0;
  for await (const line of backupLines(counted())) {
    number += 1;
    if (seal !== undefined) throw new StartError(`Line ${number} of the backup comes after its end.`);
    if (isSeal(line)) {
      seal = line;
      continue;
    }
    hash.add(line);
    if (!head) {
      head = readHead(line);
      continue;
    }
    const value = asObject(line) ?? {};
    if (photoLine.safeParse(value).success) counts.photos += 1;
    else if (typeof value.table === 'string' && typeof value.row === 'object') counts.rows += 1;
    else if (!counterLine.safeParse(value).success) {
      throw new StartError(`Line ${number} of the backup cannot be read; is the file cut off?`);
    }
  }
  if (!head) throw new StartError('This is not a backup of Clothesline: it is empty.');
  if (seal === undefined) throw new StartError('The backup has no last line that tells its end; it was cut off.');
  if (seal !== hash.seal(counts)) throw changed('backup');
  return { ...head, ...counts, bytes };
}

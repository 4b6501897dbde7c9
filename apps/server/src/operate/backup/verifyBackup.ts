import * as z from 'zod/mini';
import { StartError } from '../../config/startError.js';
import { photoName } from '../../store/photoName.js';
import { asObject } from './asObject.js';
import { changed } from './fillTables.js';
import { createLineHash, isSeal } from './seal.js';
import { backupLines, counterLine, photoLine, readHead, type BackupHead } from './backupLines.js';

export interface VerifiedBackup extends BackupHead {
  rows: number;
  /** Files of photos. */
  photos: number;
  /** Photos that a donation or a person shows, and of which a file is not in it. */
  missing: number;
  bytes: number;
}

const shownPhoto = z.object({ hash: z.string(), widths: z.array(z.int()), is_listed: z.literal(true) });

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
  const files = new Set<string>();
  const shown: z.infer<typeof shownPhoto>[] = [];
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
    const { data: photo } = photoLine.safeParse(value);
    if (photo) {
      counts.photos += 1;
      files.add(photo.photo);
    } else if (typeof value.table === 'string' && typeof value.row === 'object') {
      counts.rows += 1;
      const { data: row } = value.table === 'photos' ? shownPhoto.safeParse(value.row) : {};
      if (row) shown.push(row);
    } else if (!counterLine.safeParse(value).success) {
      throw new StartError(`Line ${number} of the backup cannot be read; is the file cut off?`);
    }
  }
  if (!head) throw new StartError('This is not a backup of Clothesline: it is empty.');
  if (seal === undefined) throw new StartError('The backup has no last line that tells its end; it was cut off.');
  if (seal !== hash.seal(counts)) throw changed();
  const missing = shown.filter(({ hash, widths }) => widths.some((width) => !files.has(photoName(hash, width)))).length;
  return { ...head, ...counts, missing, bytes };
}

import { issueAt } from '@clothesline/api-client/members';
import { isPhotoPath } from '@clothesline/api-client/contract';
import { HttpError } from '../http/httpError.js';
import { holdRows } from './photoRows.js';
import { photoHashes, photoPaths } from './photoName.js';
import type { Database } from '../store/database.js';

export async function holdPhotos(database: Pick<Database, 'write'>, images: readonly string[]): Promise<void> {
  const hashes = photoHashes(images);
  if (hashes.length === 0) return;
  const held = new Set((await database.write((db) => holdRows(db, hashes))).flatMap(photoPaths));
  const issues = images.flatMap((image, index) =>
    isPhotoPath(image) && !held.has(image) ? issueAt(`images.${index}`, 'missingPhoto') : [],
  );
  if (issues.length > 0) throw new HttpError(400, 'checkInput', { issues });
}

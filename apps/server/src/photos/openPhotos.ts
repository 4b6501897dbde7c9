import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { S3ServiceError } from 's3mini';
import type { Bucket } from '../config/bucket.js';
import type { Config } from '../config/readConfig.js';
import { errorReason, StartError } from '../config/startError.js';
import type { Log } from '../observe/createLog.js';
import { createPhotoBucket } from './photoBucket.js';
import { createPhotoFolder, removeParts } from './photoFolder.js';
import type { PhotoStore } from './photoStore.js';

const passing = new Set([408, 429]);

export function openPhotoStore({ photosBucket, dataDir }: Pick<Config, 'photosBucket' | 'dataDir'>): PhotoStore {
  return photosBucket === undefined ? createPhotoFolder(join(dataDir, 'photos')) : createPhotoBucket(photosBucket);
}

const smallest = Buffer.from('UklGRhwAAABXRUJQVlA4TBAAAAAvAAAAAAdQwChg/wMR0f8A', 'base64');

/**
 * Opens the photo storage. Throws a `StartError` if we can't write, read or delete files. If it's just unavailable, a
 * warning is logged.
 */
export async function openPhotos(
  { photosBucket, dataDir }: Pick<Config, 'photosBucket' | 'dataDir'>,
  log: Log,
): Promise<PhotoStore> {
  if (photosBucket === undefined) await removeParts(join(dataDir, 'photos'));
  const error = photosBucket && (await explainBucketFailure(photosBucket));
  if (error) log.warn({ error }, "the photo storage is unavailable, photos aren't shown until it responds");
  return openPhotoStore({ photosBucket, dataDir });
}

/**
 * Returns why the storage is unavailable, or `undefined` if it works. Throws a `StartError` if we're not allowed to
 * write, read or delete files.
 */
export async function explainBucketFailure(bucket: Bucket): Promise<string | undefined> {
  try {
    await tryOut(createPhotoBucket(bucket));
    return undefined;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof S3ServiceError && cause.status < 500 && !passing.has(cause.status)) {
      throw new StartError(
        `PHOTOS_URL: the storage at ${bucket.address} rejects the key or the bucket (${errorReason(cause)}). ` +
          'The key needs permission to write, read, list and delete.',
      );
    }
    return errorReason(cause ?? error);
  }
}

async function tryOut(photos: PhotoStore): Promise<void> {
  const name = `start-${randomUUID()}.webp`;
  await photos.write([{ name, bytes: smallest }]);
  await photos.read(name);
  await photos.remove([name]);
  await photos.read(name);
}

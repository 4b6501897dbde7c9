import { describe } from 'vitest';
import { createPhotoBucket } from '../../photos/photoBucket.js';
import { createPhotoFolder } from '../../photos/photoFolder.js';
import type { PhotoStore } from '../../photos/photoStore.js';
import { makeDataDir } from '../makeDataDir.js';
import { startBucket } from './startBucket.js';

export interface PhotoPlace {
  photos: PhotoStore;
  remove(): Promise<void>;
}

async function folderPlace(): Promise<PhotoPlace> {
  const folder = await makeDataDir();
  return { photos: createPhotoFolder(folder.path), remove: folder.remove };
}

async function bucketPlace(): Promise<PhotoPlace> {
  const storage = await startBucket();
  return { photos: createPhotoBucket(storage.bucket), remove: storage.remove };
}

export function describePhotos(title: string, tests: (makePhotoPlace: () => Promise<PhotoPlace>) => void): void {
  describe(`${title} (in a folder)`, () => {
    tests(folderPlace);
  });
  describe(`${title} (in a bucket)`, () => {
    tests(bucketPlace);
  });
}

import { donationLimits } from '@clothesline/api-client';
import type { FormAction } from '../state/formState.js';
import { newPhotoId } from './usePhotos.js';
import type { PhotoUploads } from './photoUploads.js';

interface AddPhotosOptions {
  /** Number of images so far. */
  count: number;
  uploads: PhotoUploads;
  dispatch: (action: FormAction) => void;
}

/** Adds pictures to a form up to the limit, and starts to upload them. Returns how many were left out. */
export function addPhotos(files: readonly File[], { count, uploads, dispatch }: AddPhotosOptions): number {
  const taken = files.slice(0, Math.max(donationLimits.maxImages - count, 0));
  const ids = taken.map((file) => {
    const id = newPhotoId();
    uploads.add(id, file);
    return id;
  });
  if (ids.length > 0) dispatch({ type: 'photosAdded', ids });
  return files.length - taken.length;
}

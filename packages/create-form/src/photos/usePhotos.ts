import { donationLimits, useClient, withToken, type Photo } from '@clothesline/api-client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FormAction } from '../state/formState.js';
import { devicePhotoStorage } from './photoStorage.js';
import { createPhotoUploads, type PhotoUpload, type PhotoUploads } from './photoUploads.js';

const idStart = 'photo:';

/** Whether an entry of `images` is a local photo instead of a URL. */
export function isPhoto(image: string): boolean {
  return image.startsWith(idStart);
}

function newPhotoId(): string {
  return idStart + crypto.getRandomValues(new Uint32Array(4)).join('-');
}

export interface PhotosModel {
  uploads: PhotoUploads;
  photos: ReadonlyMap<string, PhotoUpload>;
  isNotStored: boolean;
  /** Returns how many files were over the limit. */
  add(files: readonly File[]): number;
}

interface PhotosOptions {
  /** Whether to persist the photos until the form is sent. */
  isDraft?: boolean;
  /** Returns the token for uploads. If set and the server requires an account, photos are put on hold. */
  getToken?: () => string | undefined;
}

export function usePhotos(
  images: readonly string[],
  dispatch: (action: FormAction) => void,
  { isDraft = false, getToken }: PhotosOptions = {},
): PhotosModel {
  const client = useClient();
  const [isNotStored, setNotStored] = useState(false);
  const [uploads] = useState(() =>
    createPhotoUploads({
      upload(file, signal): Promise<Photo> {
        const token = getToken?.();
        const caller = token === undefined ? client : withToken(client, token);
        return caller.request('uploadPhoto', { file, signal });
      },
      canHold: getToken !== undefined,
      storage: isDraft ? devicePhotoStorage : undefined,
      onNotStored: () => setNotStored(true),
    }),
  );
  const photos = useSyncExternalStore(uploads.subscribe, uploads.current, uploads.current);
  const ids = images.filter(isPhoto);
  const idList = ids.join();

  useEffect(() => {
    const ids = idList === '' ? [] : idList.split(',');
    uploads.keepOnly(ids);
    uploads.restore(ids);
  }, [uploads, idList]);

  useEffect(() => {
    const retryAll = () => {
      for (const [id, { state }] of uploads.current()) if (state === 'failed') uploads.retry(id);
    };
    globalThis.addEventListener('online', retryAll);
    return () => {
      globalThis.removeEventListener('online', retryAll);
      uploads.stop();
    };
  }, [uploads]);

  function add(files: readonly File[]): number {
    const taken = files.slice(0, Math.max(donationLimits.maxImages - images.length, 0));
    const added = taken.map((file) => {
      const id = newPhotoId();
      uploads.add(id, file);
      return id;
    });
    if (added.length > 0) dispatch({ type: 'photosAdded', ids: added });
    return files.length - taken.length;
  }

  return { uploads, photos, isNotStored, add };
}

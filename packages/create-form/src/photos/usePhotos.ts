import { donationLimits, useClient, withToken, type Photo } from '@clothesline/api-client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FormAction } from '../state/formState.js';
import { devicePhotoStorage } from './photoStorage.js';
import { createPhotoUploads, type PhotoUpload, type PhotoUploads } from './photoUploads.js';

/** Prefix of a photo's id among the form's images until the server has given it an address. */
const idStart = 'photo:';

/** Whether an entry of the form's images is a photo of this device instead of an address. */
export function isPhoto(image: string): boolean {
  return image.startsWith(idStart);
}

/** Returns a unique id. */
function newPhotoId(): string {
  // Avoids `randomUUID`, which plain http pages lack.
  return idStart + crypto.getRandomValues(new Uint32Array(4)).join('-');
}

export interface PhotosModel {
  uploads: PhotoUploads;
  photos: ReadonlyMap<string, PhotoUpload>;
  /** Whether the device refuses to store photos, so that they end with the page. */
  isNotStored: boolean;
  /** Adds pictures up to the limit, and starts to upload them. Returns how many were left out. */
  add(files: readonly File[]): number;
}

interface PhotosOptions {
  /** Whether photos stay on the device until the form is sent. */
  isDraft?: boolean;
  /**
   * Returns the token to upload with, if there is one. With this function, photos are held if the server requires an
   * account.
   */
  getToken?: () => string | undefined;
}

/** Uploads the photos among a form's images. */
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

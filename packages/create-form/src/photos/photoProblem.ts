import { errorStatus, failureKind, retryTime } from '@clothesline/api-client';
import type { CreateFormMessages } from '../messages.js';
import { refusalText } from '../state/refusal.js';
import { LostPhotoError, type PhotoUpload, type PhotoUploads } from './photoUploads.js';
import { UnreadablePhotoError } from './preparePhoto.js';

export interface PhotoProblem {
  text: string;
  canRetry: boolean;
}

const refusals = new Set([400, 413, 415, 422]);

export function photoProblem(photo: PhotoUpload | undefined, texts: CreateFormMessages): PhotoProblem | undefined {
  if (photo?.state !== 'failed') return undefined;
  const { error } = photo;
  if (error instanceof UnreadablePhotoError) return { text: texts.photoUnreadable, canRetry: false };
  if (error instanceof LostPhotoError) return { text: texts.photoLost, canRetry: false };
  if (refusals.has(errorStatus(error) ?? 0)) return { text: texts.photoRefused, canRetry: false };
  switch (failureKind(error)) {
    case 'offline':
      return { text: texts.photoOffline, canRetry: true };
    case 'tooMany':
      return { text: texts.photoTooMany({ when: retryTime(error, texts) }), canRetry: true };
    case 'notAllowed':
      return { text: refusalText(error, texts), canRetry: false };
    default:
      return { text: texts.photoFailed, canRetry: true };
  }
}

export function retryFailed(uploads: PhotoUploads, texts: CreateFormMessages): void {
  for (const [id, photo] of uploads.current()) if (photoProblem(photo, texts)?.canRetry) uploads.retry(id);
}

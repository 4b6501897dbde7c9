import type { CreateFormMessages } from '../messages.js';
import { photoProblem } from './photoProblem.js';
import type { PhotoUploads } from './photoUploads.js';

/** Retries each failed photo for which a retry may help. */
export function retryFailed(uploads: PhotoUploads, texts: CreateFormMessages): void {
  for (const [id, photo] of uploads.current()) if (photoProblem(photo, texts)?.canRetry) uploads.retry(id);
}

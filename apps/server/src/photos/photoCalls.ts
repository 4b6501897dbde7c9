import { photoLimits, photoTypes } from '@clothesline/api-client/contract';
import type { Context } from 'hono';
import { donorOf, type DonorRule } from '../accounts/donor.js';
import type { Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { messages } from '../http/messages.js';
import { readBody } from '../http/readBody.js';
import { sendJson } from '../http/sendJson.js';
import { createSlots } from '../http/slots.js';
import { callerOf, type Limiter } from '../limits/limits.js';
import type { CallHandlers } from '../routes/calls.js';
import { rejectForeignOrigin, rejectForms } from '../security/crossOrigin.js';
import type { OriginLists } from '../security/origins.js';
import type { Store } from '../store/store.js';
import { BadPhoto } from './badPhoto.js';
import type { PhotoPreparer } from './createPhotoPreparer.js';
import { photoName, photosPath } from './photoName.js';
import type { PhotoStore } from './photoStore.js';

/** Photos that are received or wait for their turn, and how many of them one network may have: each is in memory whole. */
const mostUploads = { all: 24, ofOne: 12 };

export interface PhotoParts {
  store: Pick<Store, 'addPhoto'>;
  photos: PhotoStore;
  preparer: PhotoPreparer;
  limiter: Limiter;
  origins: OriginLists;
  donor: DonorRule;
}

/** The call that takes a photo. */
export function photoCalls({
  store,
  photos,
  preparer,
  limiter,
  origins,
  donor,
}: PhotoParts): Pick<CallHandlers, 'uploadPhoto'> {
  const uploads = createSlots(mostUploads.all, mostUploads.ofOne);

  async function upload(c: Context<Environment>): Promise<Response> {
    const bytes = await readBody(c, photoLimits.bytes);
    await limiter.onPhoto(c);
    const { hash, variants } = await preparer.prepare(bytes).catch(rejectBadPhoto);
    // Before the files: no file is without a row that has it deleted.
    await store.addPhoto({ hash, widths: variants.map(({ width }) => width) });
    const files = variants.map((variant) => ({ ...variant, name: photoName(hash, variant.width) }));
    await photos.write(files);
    const told = files.map(({ name, width, height }) => ({
      url: (origins.publicUrl ?? '') + photosPath + name,
      width,
      height,
    }));
    const answer = { ...told.at(-1), variants: told.map(({ url, width }) => ({ url, width })) };
    return sendJson(c, answer, { status: 201, headers: { Location: answer.url ?? '' } });
  }

  return {
    async uploadPhoto(c) {
      rejectForeignOrigin(c, origins);
      rejectForms(c);
      await donorOf(c, donor);
      checkType(c);
      const network = callerOf(c) ?? '';
      if (!uploads.take(network)) throw new HttpError(503, messages.busy, { headers: { 'Retry-After': '2' } });
      try {
        return await upload(c);
      } finally {
        uploads.free(network);
      }
    },
  };
}

/** Whether the declared type is one of a photo; which one it is, the content decides. */
function checkType(c: Context): void {
  const [type = ''] = (c.req.header('Content-Type') ?? '').toLowerCase().split(';', 1);
  if (!photoTypes.some((one) => one === type.trim())) throw new HttpError(422, messages.badPhotoType);
}

function rejectBadPhoto(error: unknown): never {
  if (error instanceof BadPhoto) throw new HttpError(422, messages.badPhoto[error.reason], { cause: error });
  throw error;
}

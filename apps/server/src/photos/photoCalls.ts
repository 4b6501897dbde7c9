import { errorText } from '@clothesline/api-client/members';
import { photoLimits, photoTypes, type Coded } from '@clothesline/api-client/contract';
import type { Context } from 'hono';
import { createHash } from 'node:crypto';
import { findDonor, type DonorRule } from '../accounts/donor.js';
import type { Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { readBody } from '../http/readBody.js';
import { sendJson } from '../http/sendJson.js';
import { createSlots } from '../http/slots.js';
import { readCaller, type Limiter } from '../limits/limits.js';
import type { CallHandlers } from '../http/callRoutes.js';
import { rejectForeignOrigin, rejectForms } from '../security/crossOrigin.js';
import type { OriginLists } from '../security/origins.js';
import type { Database } from '../store/database.js';
import { BadPhoto } from './badPhoto.js';
import type { PhotoPreparer } from './createPhotoPreparer.js';
import { writePhoto } from './photoRows.js';
import { photoName, photosPath } from './photoName.js';
import type { PhotoStore } from './photoStore.js';
import type { PreparedPhoto } from './preparePhoto.js';

/** Limits for photo data in transit, waiting or being decoded, overall and per network (in bytes) */
const maxBytes = { all: 240 * 2 ** 20, ofOne: 40 * 2 ** 20 };

export interface PhotoParts {
  database: Pick<Database, 'write'>;
  photos: PhotoStore;
  preparer: PhotoPreparer;
  limiter: Limiter;
  origins: OriginLists;
  donor: DonorRule;
}

export function photoCalls({
  database,
  photos,
  preparer,
  limiter,
  origins,
  donor,
}: PhotoParts): Pick<CallHandlers, 'uploadPhoto'> {
  const memory = createSlots(maxBytes.all, maxBytes.ofOne);

  async function receive(c: Context<Environment>, network: string): Promise<PreparedPhoto> {
    let size = 0;
    const count = (more: number) => {
      if (!memory.take(network, more)) throw busy();
      size += more;
    };
    try {
      return await prepare(c, await readBody(c, photoLimits.bytes, count), network);
    } finally {
      memory.free(network, size);
    }
  }

  /** Only called once the body has arrived, otherwise slow clients would block a turn. */
  async function prepare(c: Context<Environment>, bytes: Buffer, network: string): Promise<PreparedPhoto> {
    try {
      await limiter.onPhoto(c, bytes.byteLength);
      return await preparer.prepare(bytes, network);
    } catch (error) {
      if (!(error instanceof BadPhoto)) throw error;
      if (error.reason === 'slow') await limiter.onSlowPhoto(c);
      throw new HttpError(422, photoTexts[error.reason], { cause: error });
    }
  }

  return {
    async uploadPhoto(c) {
      rejectForeignOrigin(c, origins);
      rejectForms(c);
      await findDonor(c, donor);
      checkType(c);
      const { hash, variants } = await receive(c, readCaller(c) ?? '');
      // insert the row before writing files, otherwise a file could be left without a row that deletes it
      const isAllowed = await database.write((db) =>
        writePhoto(db, {
          hash,
          widths: variants.map(({ width }) => width),
          sha256s: variants.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex')),
        }),
      );
      if (!isAllowed) throw new HttpError(422, 'forbiddenPhoto');
      const files = variants.map((variant) => ({ ...variant, name: photoName(hash, variant.width) }));
      await photos.write(files);
      const told = files.map(({ name, width, height }) => ({
        url: (origins.publicUrl ?? '') + photosPath + name,
        width,
        height,
      }));
      const answer = { ...told.at(-1), variants: told.map(({ url, width }) => ({ url, width })) };
      return sendJson(c, answer, { status: 201, headers: { Location: answer.url ?? '' } });
    },
  };
}

const photoTexts = {
  type: errorText('photoType'),
  animated: errorText('photoAnimated'),
  pixels: errorText('photoPixels', { megapixels: photoLimits.pixels / 1_000_000 }),
  depth: errorText('photoDepth'),
  shape: errorText('photoShape'),
  broken: errorText('photoBroken'),
  scans: errorText('photoScans'),
  slow: errorText('photoSlow'),
} satisfies Record<BadPhoto['reason'], Coded>;

function busy(): HttpError {
  return new HttpError(503, 'busy', { headers: { 'Retry-After': '2' } });
}

/** Only checks the declared type. The actual format is detected from the content. */
function checkType(c: Context): void {
  const [type = ''] = (c.req.header('Content-Type') ?? '').toLowerCase().split(';', 1);
  if (!photoTypes.some((one) => one === type.trim())) {
    throw new HttpError(422, errorText('photoKind', { types: photoTypes.join(', ') }));
  }
}

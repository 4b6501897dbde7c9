import { createHash } from 'node:crypto';
import { S3mini, S3ServiceError } from 's3mini';
import type { Bucket } from '../config/bucket.js';
import { HttpError } from '../http/httpError.js';
import type { PhotoStore } from './photoStore.js';

/** Each read takes up a request slot, so limit them. */
const maxReads = 100;

const deletesAtOnce = 8;

const maxBytes = 16 * 1024 * 1024;

export interface PhotoBucketOptions {
  timeout?: number;
}

/** Stores photos in an S3 bucket. Responds with a 503 if it's unavailable, and with a 502 if a file is too large. */
export function createPhotoBucket(bucket: Bucket, { timeout = 5000 }: PhotoBucketOptions = {}): PhotoStore {
  const storage = new S3mini({
    endpoint: bucket.address,
    region: bucket.region,
    accessKeyId: bucket.key,
    secretAccessKey: bucket.secret,
    requestAbortTimeout: timeout,
  });
  let reads = 0;

  async function readWhole(name: string): Promise<Buffer | undefined> {
    const response = await storage.getObjectResponse(name).catch(rejectAway);
    return response === null ? undefined : readBytes(response, name);
  }

  return {
    async write(files) {
      await Promise.all(
        files.map(({ name, bytes }) => {
          // lets the storage verify the upload
          const headers = { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') } as const;
          return storage.putObject(name, Buffer.from(bytes), 'image/webp', undefined, headers);
        }),
      ).catch(rejectAway);
    },
    async read(name) {
      if (reads >= maxReads) throw away(new Error(`Too many concurrent photo reads (${maxReads}).`));
      reads += 1;
      try {
        return await readWhole(name);
      } finally {
        reads -= 1;
      }
    },
    async remove(names) {
      for (let at = 0; at < names.length; at += deletesAtOnce) {
        const some = names.slice(at, at + deletesAtOnce);
        // wait for all of them, otherwise a late deletion could hit a new upload of the same photo
        const ends = await Promise.allSettled(some.map((name) => storage.deleteObject(name).catch(ignoreMissing)));
        for (const end of ends) if (end.status === 'rejected') throw away(end.reason);
      }
    },
  };
}

/** `Content-Length` may be wrong, so count the bytes while reading. */
async function readBytes({ body }: Response, name: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw damaged(name);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof HttpError ? error : away(error);
  }
  return Buffer.concat(chunks);
}

function away(cause: unknown): HttpError {
  return new HttpError(503, 'photosAway', { headers: { 'Retry-After': '5' }, cause });
}

function rejectAway(error: unknown): never {
  throw away(error);
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof S3ServiceError && error.status === 404)) throw error;
}

export function damaged(name: string): HttpError {
  const cause = new Error(`${name} in the storage doesn't match its hash.`);
  return new HttpError(502, 'photoDamaged', { cause });
}

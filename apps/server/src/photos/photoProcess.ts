// With the `.ts` extension, since tests run this file in Node directly.
import { BadPhoto, type BadPhotoReason } from './badPhoto.ts';
import { preparePhoto, type PhotoRules, type PreparedPhoto } from './preparePhoto.ts';

export interface PhotoRequest {
  bytes: Uint8Array;
  rules: PhotoRules;
  /** Maximum processor ms. */
  processor: number;
}

export type PhotoResponse = { photo: PreparedPhoto } | { bad: BadPhotoReason };

async function respondTo({ bytes, rules }: Omit<PhotoRequest, 'processor'>): Promise<PhotoResponse> {
  try {
    return { photo: await preparePhoto(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), rules) };
  } catch (error) {
    // Other errors end the process and are logged by the server.
    if (error instanceof BadPhoto) return { bad: error.reason };
    throw error;
  }
}

process.on('message', ({ processor, ...request }: PhotoRequest) => {
  const before = process.cpuUsage();
  // The decoder's threads count too.
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system > processor * 1000) process.send?.({ bad: 'slow' });
  }, 50);
  void respondTo(request).then((response) => {
    clearInterval(watch);
    process.send?.(response);
  });
});
// The server has exited.
process.once('disconnect', () => process.exit());

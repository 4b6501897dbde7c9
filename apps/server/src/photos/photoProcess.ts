// tests run this file directly in Node, so the `.ts` extension is required
import { BadPhoto, type BadPhotoReason } from './badPhoto.ts';
import { preparePhoto, type PhotoRules, type PreparedPhoto } from './preparePhoto.ts';

export interface PhotoRequest {
  bytes: Uint8Array;
  rules: PhotoRules;
  processor: number;
}

export type PhotoResponse = { photo: PreparedPhoto } | { bad: BadPhotoReason };

async function respondTo({ bytes, rules }: Omit<PhotoRequest, 'processor'>): Promise<PhotoResponse> {
  try {
    return { photo: await preparePhoto(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), rules) };
  } catch (error) {
    // all other errors crash the process and are logged by the server
    if (error instanceof BadPhoto) return { bad: error.reason };
    throw error;
  }
}

process.on('message', ({ processor, ...request }: PhotoRequest) => {
  const before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system > processor * 1000) process.send?.({ bad: 'slow' });
  }, 50);
  void respondTo(request).then((response) => {
    clearInterval(watch);
    process.send?.(response);
  });
});
process.once('disconnect', () => process.exit());

// With their real ending: Node runs this file as it is in tests.
import { BadPhoto, type BadPhotoReason } from './badPhoto.ts';
import { preparePhoto, type PhotoRules, type PreparedPhoto } from './preparePhoto.ts';

/** Request to the process, one photo at a time. */
export interface PhotoRequest {
  bytes: Uint8Array;
  rules: PhotoRules;
  /** Milliseconds of the processor that it may take, however busy the machine is. */
  processor: number;
}

/** Response of the process. */
export type PhotoResponse = { photo: PreparedPhoto } | { bad: BadPhotoReason };

async function respondTo({ bytes, rules }: Omit<PhotoRequest, 'processor'>): Promise<PhotoResponse> {
  try {
    return { photo: await preparePhoto(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), rules) };
  } catch (error) {
    // Any other error ends the process, and is in the server's log.
    if (error instanceof BadPhoto) return { bad: error.reason };
    throw error;
  }
}

process.on('message', ({ processor, ...request }: PhotoRequest) => {
  const before = process.cpuUsage();
  // The decoder has its own threads.
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system > processor * 1000) process.send?.({ bad: 'slow' });
  }, 50);
  void respondTo(request).then((response) => {
    clearInterval(watch);
    process.send?.(response);
  });
});
// The server is gone.
process.once('disconnect', () => process.exit());

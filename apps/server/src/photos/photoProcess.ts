// With their real ending: Node runs this file as it is in tests.
import { BadPhoto, type BadPhotoReason } from './badPhoto.ts';
import { preparePhoto, type PhotoRules, type PreparedPhoto } from './preparePhoto.ts';

/** What the process is sent: one photo at a time. */
export interface PhotoRequest {
  bytes: Uint8Array;
  rules: PhotoRules;
}

/** What it sends back. */
export type PhotoResponse = { photo: PreparedPhoto } | { bad: BadPhotoReason };

async function respondTo({ bytes, rules }: PhotoRequest): Promise<PhotoResponse> {
  try {
    return { photo: await preparePhoto(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), rules) };
  } catch (error) {
    // Any other error ends the process, and is in the server's log.
    if (error instanceof BadPhoto) return { bad: error.reason };
    throw error;
  }
}

process.on('message', (request: PhotoRequest) => {
  void respondTo(request).then((response) => process.send?.(response));
});
// The server is gone.
process.once('disconnect', () => process.exit());

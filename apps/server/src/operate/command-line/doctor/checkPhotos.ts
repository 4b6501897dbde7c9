import type { Config } from '../../../config/readConfig.js';
import { explainBucketFailure } from '../../../photos/openPhotos.js';
import { ok, problem, type Found } from './checks.js';

export async function checkPhotos({ photosBucket, dataDir }: Config): Promise<Found> {
  if (photosBucket === undefined) return ok(`They are files in ${dataDir}.`);
  const reason = await explainBucketFailure(photosBucket);
  if (reason === undefined) return ok(`The storage at ${photosBucket.address} does its work.`);
  return problem(
    `The storage at ${photosBucket.address} does not answer (${reason}).`,
    'Look at the address in PHOTOS_URL, and whether the storage runs: photos are not shown until it does.',
  );
}

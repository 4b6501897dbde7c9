import S3rver from '@20minutes/s3rver';
import type { Bucket } from '../../config/bucket.js';
import { makeDataDir } from '../makeDataDir.js';

export interface TestBucket {
  bucket: Bucket;
  port: number;
  folder: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

const account = 'S3RVER';

/** S3-compatible storage with an empty bucket. Verifies signatures. */
export async function startBucket(): Promise<TestBucket> {
  const folder = await makeDataDir();
  let storage: S3rver | undefined;
  let port = 0;
  const start = async () => {
    storage = new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory: folder.path,
      configureBuckets: [{ name: 'photos', configs: [] }],
    });
    ({ port } = await storage.run());
  };
  const stop = async () => {
    const ended = storage;
    storage = undefined;
    if (!ended) return;
    // aborted requests would log after the logger is closed
    ended.logger.silent = true;
    ended.httpServer.closeAllConnections();
    await ended.close();
  };
  await start();
  return {
    bucket: bucketAt(port),
    port,
    folder: folder.path,
    start,
    stop,
    async remove() {
      await stop();
      await folder.remove();
    },
  };
}

export function bucketAt(port: number): Bucket {
  return { address: `http://127.0.0.1:${port}/photos`, region: 'auto', key: account, secret: account };
}

export function getBucketUrl({ address, key, secret }: Bucket): string {
  return address.replace('://', `://${key}:${secret}@`);
}

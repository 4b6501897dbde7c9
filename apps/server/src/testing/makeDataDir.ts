import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface DataDir {
  path: string;
  remove(): Promise<void>;
}

/** An empty temporary folder. */
export async function makeDataDir(parent = tmpdir()): Promise<DataDir> {
  const path = await mkdtemp(join(parent, 'clothesline-'));
  // the database of a killed server may still be writing
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 10 }) };
}

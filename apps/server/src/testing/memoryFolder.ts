import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';

/** Bytes that the stores of all tests need at once, and more: a container often has 64 MB there. */
const enough = 2e9;

/** A folder whose files are in memory, where nothing waits for a disk; that of temporary files where there is none with room. */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

import type { Log } from '../../observe/createLog.js';
import type { PhotoStore } from '../../photos/photoStore.js';
import type { Store } from '../../store/store.js';

/** Ten minutes, in milliseconds. */
const interval = 600_000;

/** Tidies the store, and the files of its photos, every ten minutes. Returns a function that stops it. */
export function startMaintenance(store: Pick<Store, 'tidy'>, photos: Pick<PhotoStore, 'remove'>, log: Log): () => void {
  const timer = setInterval(() => {
    store
      .tidy((names) => photos.remove(names))
      .catch((error: unknown) => log.warn({ error: String(error) }, 'the store could not be tidied'));
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}

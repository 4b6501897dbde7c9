import type { Log } from './observe/createLog.js';
import type { Store } from './store/store.js';

/** Ten minutes, in milliseconds. */
const interval = 600_000;

/** Tidies the store every ten minutes. Returns a function that stops it. */
export function keepTidy(store: Pick<Store, 'tidy'>, log: Log): () => void {
  const timer = setInterval(() => {
    store.tidy().catch((error: unknown) => log.warn({ error: String(error) }, 'the store could not be tidied'));
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}

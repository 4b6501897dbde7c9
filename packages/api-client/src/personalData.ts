/** Prefixes of every storage key and database. `testing/storageGuard.ts` fails tests that store under another key. */
export const storagePrefixes: readonly string[] = ['clothesline_', 'chat_session_id'];

/** Keys that describe the device, not a person. Everything else is removed with a person's data. */
const deviceKeys: ReadonlySet<string> = new Set(['clothesline_reloaded']);

const isPersonal = (key: string) => !deviceKeys.has(key) && storagePrefixes.some((prefix) => key.startsWith(prefix));

/**
 * Removes everything that a person left in this browser: storage, and the photos of drafts. Components of the page
 * learn it by a `storage` event without a key. Never rejects; a browser that blocks storage has nothing to remove.
 * @param keep A key that stays
 */
export async function clearPersonalData(keep?: string): Promise<void> {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = globalThis[name];
      for (const key of Object.keys(storage)) if (isPersonal(key) && key !== keep) storage.removeItem(key);
    } catch {
      // Blocked.
    }
  }
  await emptyDatabase('clothesline_photos').catch(() => {});
  globalThis.dispatchEvent(new StorageEvent('storage'));
}

/** Empties a database without deleting it: open forms hold connections, which would block a deletion. */
async function emptyDatabase(name: string): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  const database = await new Promise<IDBDatabase | undefined>((resolve) => {
    const request = indexedDB.open(name);
    // The database does not exist: do not create it.
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => resolve(undefined));
  });
  if (!database) return;
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite');
    for (const store of stores) transaction.objectStore(store).clear();
    await new Promise((resolve) => {
      transaction.addEventListener('complete', resolve);
      transaction.addEventListener('error', resolve);
    });
  }
  database.close();
}

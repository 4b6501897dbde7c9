/** Prefixes of all our storage keys and database names, enforced by `testing/storageGuard.ts`. */
export const storagePrefixes: readonly string[] = ['clothesline_', 'chat_session_id'];

const deviceKeys: ReadonlySet<string> = new Set(['clothesline_reloaded']);

const isPersonal = (key: string) => !deviceKeys.has(key) && storagePrefixes.some((prefix) => key.startsWith(prefix));

/**
 * Removes personal data from this browser, including the photos of drafts. Components are notified by a `storage` event
 * without a key. Never rejects.
 * @param keep A key that should not be removed
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

/** Clears the stores individually, as open connections would block deleting the database. */
async function emptyDatabase(name: string): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  const database = await new Promise<IDBDatabase | undefined>((resolve) => {
    const request = indexedDB.open(name);
    // abort, otherwise opening a missing database would create it
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

import { createStore, delMany, entries, get, set } from 'idb-keyval';

export interface StoredPhoto {
  picture: Blob;
  url?: string | undefined;
  addedAt: number;
}

/** Stores the photos of drafts. Its methods never reject. */
export interface PhotoStorage {
  read(id: string): Promise<StoredPhoto | undefined>;
  write(id: string, photo: StoredPhoto): Promise<boolean>;
  remove(ids: readonly string[]): Promise<void>;
  /** Removes photos that aren't in the list and are older than a day. */
  tidy(keep: readonly string[]): Promise<void>;
}

const oneDay = 86_400_000;

let opened: ReturnType<typeof createStore> | undefined;
const store = () => (opened ??= createStore('clothesline_photos', 'photos'));

export const devicePhotoStorage: PhotoStorage = {
  read: (id) => withFallback(undefined, async () => get<StoredPhoto>(id, store())),
  write: (id, photo) => withFallback(false, async () => set(id, photo, store()).then(() => true)),
  remove: (ids) => withFallback(undefined, async () => delMany([...ids], store())),
  tidy: (keep) =>
    withFallback(undefined, async () => {
      const all = await entries<string, StoredPhoto>(store());
      const old = all.filter(([id, { addedAt }]) => !keep.includes(id) && Date.now() - addedAt > oneDay);
      await delMany(
        old.map(([id]) => id),
        store(),
      );
    }),
};

async function withFallback<Result>(otherwise: Result, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

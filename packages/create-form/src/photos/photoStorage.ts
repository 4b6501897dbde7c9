import { createStore, delMany, entries, get, set } from 'idb-keyval';

/** Photo on the device: its cleaned bytes, and its address once the server has it. */
export interface StoredPhoto {
  picture: Blob;
  url?: string | undefined;
  /** When it was added, in ms since 1970. */
  addedAt: number;
}

/** Photos of drafts on this device. No method rejects, so the form works without storage too. */
export interface PhotoStorage {
  read(id: string): Promise<StoredPhoto | undefined>;
  /** Returns whether the photo is stored. */
  write(id: string, photo: StoredPhoto): Promise<boolean>;
  remove(ids: readonly string[]): Promise<void>;
  /** Removes photos older than a day that belong to no listed id. */
  tidy(keep: readonly string[]): Promise<void>;
}

const oneDay = 86_400_000;

/** Shared connection of all forms of the page, since a database stays open until the page is gone. */
let opened: ReturnType<typeof createStore> | undefined;
const store = () => (opened ??= createStore('clothesline_photos', 'photos'));

/** Photos in IndexedDB. */
export const devicePhotoStorage: PhotoStorage = {
  read: (id) => orElse(undefined, async () => get<StoredPhoto>(id, store())),
  write: (id, photo) => orElse(false, async () => set(id, photo, store()).then(() => true)),
  remove: (ids) => orElse(undefined, async () => delMany([...ids], store())),
  tidy: (keep) =>
    orElse(undefined, async () => {
      const all = await entries<string, StoredPhoto>(store());
      const old = all.filter(([id, { addedAt }]) => !keep.includes(id) && Date.now() - addedAt > oneDay);
      await delMany(
        old.map(([id]) => id),
        store(),
      );
    }),
};

async function orElse<Result>(otherwise: Result, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

import { errorStatus, type Photo } from '@clothesline/api-client';
import type { PhotoStorage } from './photoStorage.js';
import { preparePhoto } from './preparePhoto.js';

export interface PhotoUpload {
  /** `held` photos are uploaded after the visitor has signed in. */
  state: 'preparing' | 'uploading' | 'stored' | 'failed' | 'held';
  /** Cleaned. */
  picture?: Blob | undefined;
  /** Once uploaded. */
  url?: string | undefined;
  error?: unknown;
}

export class LostPhotoError extends Error {
  override readonly name = 'LostPhotoError';
}

export interface PhotoUploads {
  current(): ReadonlyMap<string, PhotoUpload>;
  subscribe(listener: () => void): () => void;
  add(id: string, file: Blob): void;
  restore(ids: readonly string[]): void;
  retry(id: string): void;
  resume(): void;
  uploadAgain(id: string): void;
  keepOnly(ids: readonly string[]): void;
  settled(): Promise<void>;
  stop(): void;
}

interface PhotoUploadsOptions {
  upload(picture: Blob, signal: AbortSignal): Promise<Photo>;
  storage: PhotoStorage | undefined;
  canHold: boolean;
  /** Called once. */
  onNotStored(): void;
}

export function createPhotoUploads({ upload, storage, canHold, onNotStored }: PhotoUploadsOptions): PhotoUploads {
  let photos: ReadonlyMap<string, PhotoUpload> = new Map();
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  /** Original files. */
  const files = new Map<string, Blob>();
  let preparing: Promise<unknown> = Promise.resolve();
  let uploading: Promise<unknown> = Promise.resolve();
  /** The error from a 401 response. If set, all further uploads are put on hold. */
  let refusal: unknown;

  function publish(next: ReadonlyMap<string, PhotoUpload>) {
    photos = next;
    for (const listener of listeners) listener();
  }

  function write(id: string, picture: Blob, url?: string) {
    void storage?.write(id, { picture, url, addedAt: Date.now() }).then((isStored) => {
      if (!isStored) onNotStored();
    });
  }

  function begin(id: string, picture: () => Promise<Blob>) {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    const change = (upload: PhotoUpload) => {
      if (!signal.aborted) publish(new Map(photos).set(id, upload));
    };
    change({ state: 'preparing' });
    const prepared = preparing.then(async () => {
      if (signal.aborted) throw signal.reason;
      const made = await picture();
      change({ state: 'uploading', picture: made });
      return made;
    });
    preparing = prepared.catch(() => {});
    uploading = Promise.all([prepared, uploading])
      .then(async ([made]) => {
        if (signal.aborted) return;
        files.delete(id);
        write(id, made);
        if (refusal !== undefined) throw refusal;
        const { url } = await upload(made, signal);
        if (signal.aborted) return;
        write(id, made, url);
        change({ state: 'stored', picture: made, url });
      })
      .catch((error: unknown) => {
        const isHeld = canHold && errorStatus(error) === 401;
        if (isHeld) refusal = error;
        change({ state: isHeld ? 'held' : 'failed', picture: photos.get(id)?.picture, error });
      });
  }

  function end(id: string) {
    running.get(id)?.abort();
    running.delete(id);
    files.delete(id);
  }

  const uploads: PhotoUploads = {
    current: () => photos,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(id, file) {
      files.set(id, file);
      begin(id, async () => preparePhoto(file));
    },
    restore(ids) {
      for (const id of ids) if (!photos.has(id)) void restoreOne(id);
      void storage?.tidy(ids);
    },
    retry(id) {
      const file = files.get(id);
      if (file) uploads.add(id, file);
      else uploads.uploadAgain(id);
    },
    resume() {
      refusal = undefined;
      for (const [id, { state }] of photos) if (state === 'held') uploads.uploadAgain(id);
    },
    uploadAgain(id) {
      const picture = photos.get(id)?.picture;
      if (picture) begin(id, async () => picture);
    },
    keepOnly(ids) {
      const gone = [...photos.keys()].filter((id) => !ids.includes(id));
      if (gone.length === 0) return;
      for (const id of gone) end(id);
      void storage?.remove(gone);
      publish(new Map([...photos].filter(([id]) => ids.includes(id))));
    },
    async settled() {
      const isSettled = () => [...photos.values()].every(({ state }) => state !== 'preparing' && state !== 'uploading');
      await new Promise<void>((resolve) => {
        const look = () => {
          if (!isSettled()) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      });
    },
    stop() {
      for (const id of photos.keys()) end(id);
      publish(new Map());
    },
  };

  async function restoreOne(id: string) {
    publish(new Map(photos).set(id, { state: 'preparing' }));
    // Another tab may still be preparing the photo, so wait a moment before giving up.
    const stored = (await storage?.read(id)) ?? (await later(async () => storage?.read(id)));
    if (photos.get(id)?.state !== 'preparing') return;
    if (!stored) publish(new Map(photos).set(id, { state: 'failed', error: new LostPhotoError('The photo is gone.') }));
    else if (stored.url === undefined) begin(id, async () => stored.picture);
    else publish(new Map(photos).set(id, { state: 'stored', picture: stored.picture, url: stored.url }));
  }

  return uploads;
}

const preparingTime = 3000;

const later = <Result>(work: () => Promise<Result>) =>
  new Promise<Result>((resolve) => setTimeout(() => resolve(work()), preparingTime));

import type { Store } from '../store.js';

const writes = [
  'addDonation',
  'addDonations',
  'addPhoto',
  'holdPhotos',
  'addMessages',
  'transaction',
  'change',
  'take',
] as const satisfies (keyof Store)[];

/** Calls `check` before each write, which it refuses by throwing. Reading goes on. */
export function guardWrites(store: Store, check: () => void): Store {
  const guarded = writes.map((name) => {
    const write = store[name] as (...input: unknown[]) => Promise<unknown>;
    return [
      name,
      async (...input: unknown[]) => {
        check();
        return write(...input);
      },
    ];
  });
  return { ...store, ...Object.fromEntries(guarded) };
}

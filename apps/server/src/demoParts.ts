import type { ServedFile } from './files/servedFile.js';
import type { NewDonation } from './store/store.js';

/** The demo's pictures and donations as the server takes them. */
export function demo(): { demoDonations: readonly NewDonation[]; pictures: ReadonlyMap<string, ServedFile> } {
  return { demoDonations: [], pictures: new Map() };
}


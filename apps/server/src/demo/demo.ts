import { readFileSync } from 'node:fs';
import { createServedFile, type ServedFile } from '../files/servedFile.js';
import { picturePath } from '../http/pictureAddresses.js';
import type { PictureSource } from './addPictures.js';
import type { NewDonation } from '../store/rows.js';

/**
 * Fictional donations in San Francisco. The drawings are covered by the project's MIT license; the bundled
 * `dist/main.js` is a level closer to them than this source file.
 */
const folder = new URL(import.meta.url.endsWith('.ts') ? '../../demo/' : '../demo/', import.meta.url);

interface DemoDonation extends Omit<NewDonation, 'images' | 'createdAt'> {
  postedHoursAgo: number;
  /** File names in `demo/`. The first image is shown on the card. */
  pictures: string[];
}

interface Demo {
  demoDonations: readonly NewDonation[];
  picture: PictureSource;
}

const hour = 3_600_000;

export function demo(now = new Date()): Demo {
  const donations = JSON.parse(readFileSync(new URL('donations.json', folder), 'utf8')) as DemoDonation[];
  return {
    demoDonations: donations.toReversed().map(({ pictures, postedHoursAgo, ...donation }) => ({
      ...donation,
      images: pictures.map((name) => picturePath + name),
      createdAt: new Date(now.getTime() - postedHoursAgo * hour).toISOString(),
    })),
    picture: createPictureSource(donations.flatMap(({ pictures }) => pictures)),
  };
}

function createPictureSource(names: readonly string[]): PictureSource {
  // a whole day, as the drawings only change with a release
  const options = { extension: 'svg', cacheControl: 'public, max-age=86400' };
  const files = new Map<string, ServedFile | undefined>(names.map((name) => [name, undefined]));
  return (name) => {
    if (!files.has(name)) return undefined;
    const file = files.get(name) ?? createServedFile(readFileSync(new URL(name, folder)), options);
    files.set(name, file);
    return file;
  };
}

import { isPhotoPath } from '@clothesline/api-client/contract';

/** A photo whose files are in the `PhotoStore`. */
export interface StoredPhoto {
  /** SHA-256 of the widest file, in hex. */
  hash: string;
  /** In px; a file for each. */
  widths: readonly number[];
}

/** Path prefix of this server's photos among a donation's images. */
export const photosPath = '/photos/';

/** The name of a photo's file. `width` is in px. */
export function photoName(hash: string, width: number): string {
  return `${hash}-${width}.webp`;
}

/** The hashes of the photos among a donation's images, each once. */
export function photoHashes(images: readonly string[]): string[] {
  const readHash = (path: string) => path.slice(photosPath.length, photosPath.length + 64);
  return [...new Set(images.filter(isPhotoPath).map(readHash))];
}

/** The paths of a photo's files. */
export function photoPaths({ hash, widths }: StoredPhoto): string[] {
  return widths.map((width) => photosPath + photoName(hash, width));
}

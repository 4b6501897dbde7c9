import { isPhotoPath } from '@clothesline/api-client/contract';

export interface StoredPhoto {
  hash: string;
  widths: readonly number[];
}

export const photosPath = '/photos/';

export function photoName(hash: string, width: number): string {
  return `${hash}-${width}.webp`;
}

export function photoHashes(images: readonly string[]): string[] {
  const readHash = (path: string) => path.slice(photosPath.length, photosPath.length + 64);
  return [...new Set(images.filter(isPhotoPath).map(readHash))];
}

export function photoPaths({ hash, widths }: StoredPhoto): string[] {
  return widths.map((width) => photosPath + photoName(hash, width));
}

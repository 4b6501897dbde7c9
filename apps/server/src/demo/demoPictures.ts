import type { DemoDonation } from './demoDonation.js';
import { demoDonations } from './donations.js';
import { drawPicture } from './pictures/index.js';

/** The file name of a donation's picture, such as `zebra-raincoat-1.svg`: the same at every start. */
export function pictureName({ title, slug }: Pick<DemoDonation, 'title' | 'slug'>, index: number): string {
  return `${slug ?? slugOf(title)}-${index + 1}.svg`;
}

/** The file names of all pictures of a donation, the first of them the one on its card. */
export function pictureNames(donation: DemoDonation): string[] {
  return donation.pictures.map((_, index) => pictureName(donation, index));
}

/** Every picture of the demo by its file name, each drawn now. */
export function demoPictures(donations: readonly DemoDonation[] = demoDonations): Map<string, string> {
  return new Map(
    donations.flatMap((donation) =>
      donation.pictures.map((spec, index) => [pictureName(donation, index), drawPicture(spec)] as const),
    ),
  );
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

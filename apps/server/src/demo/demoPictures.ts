import type { DemoDonation } from './demoDonation.js';
import { demoDonations } from './donations.js';
import { drawPicture, type PictureSpec } from './pictures/index.js';

/** The file name of a donation's picture, such as `zebra-raincoat-1.svg`: the same at every start. */
export function pictureName({ title, slug }: Pick<DemoDonation, 'title' | 'slug'>, index: number): string {
  return `${slug ?? slugOf(title)}-${index + 1}.svg`;
}

/** The file names of all pictures of a donation, the first of them the one on its card. */
export function pictureNames(donation: DemoDonation): string[] {
  return donation.pictures.map((_, index) => pictureName(donation, index));
}

const specs: ReadonlyMap<string, PictureSpec> = new Map(
  demoDonations.flatMap((donation) =>
    donation.pictures.map((spec, index) => [pictureName(donation, index), spec] as const),
  ),
);

/** The file names of all pictures of the demo. */
export const allPictureNames: readonly string[] = [...specs.keys()];

/** Draws the picture of this file name as a complete SVG document; undefined where the demo has none. */
export function drawDemoPicture(name: string): string | undefined {
  const spec = specs.get(name);
  return spec && drawPicture(spec);
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

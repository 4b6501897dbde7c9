import type { Donation } from '@clothesline/api-client/contract';

/** Where the pictures that come with the server are: the only images that the store holds without an origin. */
export const picturePath = '/pictures/';

/** The donations with absolute addresses of their pictures. */
export function withPictures(donations: readonly Donation[], origin: string): Donation[] {
  return donations.map((donation) => ({
    ...donation,
    images: donation.images.map((image) => (image.startsWith(picturePath) ? origin + image : image)),
  }));
}

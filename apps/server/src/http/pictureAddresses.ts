import { isPhotoPath, type Donation } from '@clothesline/api-client/contract';

/** Path of pictures on this server. */
export const picturePath = '/pictures/';

/** Makes picture URLs absolute. */
export function withPictures(donations: readonly Donation[], origin: string): Donation[] {
  return donations.map((donation) => ({
    ...donation,
    images: donation.images.map((image) => (image.startsWith('/') ? origin + image : image)),
  }));
}

/** Stores photos of this server as paths, so that its name can change. */
export function withoutOrigin(images: readonly string[], origin: string): string[] {
  return images.map((image) => {
    const path = image.slice(0, origin.length).toLowerCase() === origin ? image.slice(origin.length) : image;
    return isPhotoPath(path) ? path : image;
  });
}

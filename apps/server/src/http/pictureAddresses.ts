import { isPhotoPath, type Donation } from '@clothesline/api-client/contract';

/** Path of the pictures that are part of the server. */
export const picturePath = '/pictures/';

/** The donations with absolute addresses of their pictures: those of this server are stored as paths. */
export function withPictures(donations: readonly Donation[], origin: string): Donation[] {
  return donations.map((donation) => ({
    ...donation,
    images: donation.images.map((image) => (image.startsWith('/') ? origin + image : image)),
  }));
}

/** The images as they are stored: a photo of this server as its path, whatever the server is called later. */
export function withoutOrigin(images: readonly string[], origin: string): string[] {
  return images.map((image) => {
    const path = image.slice(0, origin.length).toLowerCase() === origin ? image.slice(origin.length) : image;
    return isPhotoPath(path) ? path : image;
  });
}

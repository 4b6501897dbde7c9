import { isPhotoPath, type Donation } from '@clothesline/api-client/contract';

export const picturePath = '/pictures/';

export function withPictures(donations: readonly Donation[], origin: string): Donation[] {
  return donations.map((donation) => ({
    ...donation,
    images: donation.images.map((image) => (image.startsWith('/') ? origin + image : image)),
  }));
}

/** Only stores the path for photos on our server, in case its name changes. */
export function withoutOrigin(images: readonly string[], origin: string): string[] {
  return images.map((image) => {
    const path = image.slice(0, origin.length).toLowerCase() === origin ? image.slice(origin.length) : image;
    return isPhotoPath(path) ? path : image;
  });
}

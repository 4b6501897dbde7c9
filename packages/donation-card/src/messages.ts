import { failureMessages } from '@clothesline/api-client';

/** Formats to a tenth as English does, since these texts are English, on a server and in a browser alike. */
const tenths = /* @__PURE__ */ new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Every text of the package. Replace any of them with the `messages` prop, or all with a catalog. */
export const donationCardMessages = {
  /** A distance in miles. */
  distance: (distance: number) => `${tenths.format(distance)} mi`,
  /** The same in kilometers. */
  kilometers: (distance: number) => `${tenths.format(distance)} km`,
  /** Separates the name of the place from the distance. */
  placeSeparator: ', ',
  donor: (userId: number) => `User #${userId}`,
  /** Replaces a blank title. */
  untitled: (id: number) => `Donation #${id}`,
  /** Name of the heart. Stays the same while pressed, since the pressed state is announced. */
  save: (title: string) => `Save ${title}`,
  saveLabel: 'Save',
  saved: (title: string) => `Saved: ${title}`,
  savedLabel: 'Saved',
  imageAlt: (title: string) => `Photo of ${title}`,
  /** Quantity, if there is more than one piece. */
  quantity: (count: number) => `${count} pieces`,
  /** Precedes the sizes for screen readers. */
  sizes: 'Sizes:',
  /** A size as the server writes it: "shoe 9" is "Shoe 9". */
  size: capitalized,
  /** A category as the server names it. */
  categoryName: (category: string) => category,
  /** Status of an unavailable donation, as the server writes it: "promised" is "Promised". */
  status: capitalized,
  loading: 'Loading donations',
  cardErrorTitle: 'Failed to fetch donation',
  featuredHeading: 'Featured Donations',
  viewAll: 'View all',
  featuredEmptyTitle: 'No donations yet',
  featuredEmptyText: 'As soon as somebody lists something, it hangs here.',
  featuredErrorTitle: 'Failed to fetch donations',
  ...failureMessages,
};

export type DonationCardMessages = typeof donationCardMessages;

import { failureMessages } from '@clothesline/api-client';

/** To a tenth, as English writes it: these texts are English, and the same on a server and in a browser. */
const tenths = /* @__PURE__ */ new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Every text of the package. Replace any of them with the `messages` prop, or all with a catalog. */
export const donationCardMessages = {
  /** A distance in miles. */
  distance: (distance: number) => `${tenths.format(distance)} mi`,
  /** The same in kilometers. */
  kilometers: (distance: number) => `${tenths.format(distance)} km`,
  /** Between the name of the place and the distance. */
  placeSeparator: ', ',
  donor: (userId: number) => `User #${userId}`,
  /** In the place of a title that is blank. */
  untitled: (id: number) => `Donation #${id}`,
  /** The name of the heart. It stays while pressed: the pressed state tells the rest. */
  save: (title: string) => `Save ${title}`,
  saveLabel: 'Save',
  imageAlt: (title: string) => `Photo of ${title}`,
  /** How many it is, where it is more than one. */
  quantity: (count: number) => `${count} pieces`,
  /** Before the sizes, for those who do not see that they are sizes. */
  sizes: 'Sizes:',
  /** A size as the server writes it: "shoe 9" is "Shoe 9". */
  size: capitalized,
  /** A category as the server names it. */
  categoryName: (category: string) => category,
  /** What became of a donation that is not to be had, as the server writes it: "promised" is "Promised". */
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

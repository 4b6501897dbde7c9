import { failureMessages } from '@clothesline/api-client';

/** Formats to a tenth as English does, since these texts are English, on a server and in a browser alike. */
export const tenths = /* @__PURE__ */ new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Texts that a map may need before, or without, its live part. */
export const drawnMessages = {
  nearbyHeading: 'Donations Near You',
  category: 'Category',
  loading: 'Loading the map',
  loadingDonations: 'Looking for donations near you',
  /** Announced when the pins are there. */
  found: (count: number) => (count === 1 ? '1 donation near you' : `${count} donations near you`),
  mapLabel: 'Map of donations near you',
  /** Name of a pin; `distance` is the text below, or undefined if it is unknown. */
  pin: (title: string, category: string, locationName: string, distance?: string) =>
    [title, category, locationName, distance].filter((part) => part !== undefined).join(', '),
  /** A distance in miles. */
  distance: (distance: number) => `${tenths.format(distance)} mi`,
  /** A distance in kilometers, if `units` is 'km'. */
  kilometers: (distance: number) => `${tenths.format(distance)} km`,
  /** Separates the name of the place from the distance. */
  placeSeparator: ', ',
  /** A category as the server names it. */
  categoryName: (category: string) => category,
  imageAlt: (title: string) => `Photo of ${title}`,
  open: 'View donation',
  close: 'Close',
  /** Number of donations without a pin. */
  more: (count: number) => (count === 1 ? '1 more nearby' : `${count} more nearby`),
  viewAll: 'View all',
  emptyTitle: 'No donations near you yet',
  emptyText: 'There are no donations available in this category right now.',
  emptyEverywhereText: 'As soon as somebody nearby lists something, it shows here.',
  errorTitle: 'Failed to fetch nearby donations',
  ...failureMessages,
  categoriesFailed: 'Failed to fetch categories',
  retry: 'Try again',
  /** Replaces the map on Explore (spec §2). */
  explore: 'Donations would be displayed here on a map',
  /** Replaces the map on a donation's page (spec §2). */
  detail: (locationName: string) => `Map showing ${locationName}`,
};

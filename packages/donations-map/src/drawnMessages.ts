import { failureMessages } from '@clothesline/api-client';

/** To a tenth, as English writes it: these texts are English, and the same on a server and in a browser. */
export const tenths = /* @__PURE__ */ new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** The texts that a map may need before, or without, its live part. */
export const drawnMessages = {
  nearbyHeading: 'Donations Near You',
  category: 'Category',
  loading: 'Loading the map',
  loadingDonations: 'Looking for donations near you',
  /** Announced when the pins are there. */
  found: (count: number) => (count === 1 ? '1 donation near you' : `${count} donations near you`),
  mapLabel: 'Map of donations near you',
  /** A pin's name; `distance` is the text below, or undefined where nobody can tell. */
  pin: (title: string, category: string, locationName: string, distance?: string) =>
    [title, category, locationName, distance].filter((part) => part !== undefined).join(', '),
  /** A distance in miles. */
  distance: (distance: number) => `${tenths.format(distance)} mi`,
  /** The same in kilometers, where `units` is 'km'. */
  kilometers: (distance: number) => `${tenths.format(distance)} km`,
  /** Between the name of the place and the distance. */
  placeSeparator: ', ',
  /** A category as the server names it. */
  categoryName: (category: string) => category,
  imageAlt: (title: string) => `Photo of ${title}`,
  open: 'View donation',
  close: 'Close',
  /** How many donations have no pin. */
  more: (count: number) => (count === 1 ? '1 more nearby' : `${count} more nearby`),
  viewAll: 'View all',
  emptyTitle: 'No donations near you yet',
  emptyText: 'There are no donations available in this category right now.',
  emptyEverywhereText: 'As soon as somebody nearby lists something, it shows here.',
  errorTitle: 'Failed to fetch nearby donations',
  ...failureMessages,
  categoriesFailed: 'Failed to fetch categories',
  retry: 'Try again',
  /** Instead of the map on Explore (spec §2). */
  explore: 'Donations would be displayed here on a map',
  /** Instead of the map on a donation's page (spec §2). */
  detail: (locationName: string) => `Map showing ${locationName}`,
};

import { failureMessages } from '@clothesline/api-client';

/** Miles to a tenth, in the visitor's own way of writing numbers. */
const short = new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

/** Every text of the map. Replace any of them with the `messages` prop. */
export const donationsMapMessages = {
  nearbyHeading: 'Donations Near You',
  category: 'Category',
  loading: 'Loading the map',
  loadingDonations: 'Looking for donations near you',
  /** What a screen reader hears when the pins are there. */
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
  /** The live map as a whole; the pins are the list `mapLabel`. */
  region: 'Map',
  keys: 'Arrow keys move the map, plus and minus zoom.',
  /** A cluster that splits, and one that cannot: its donations are at one place. */
  cluster: (count: number) => `${tenths.format(count)} donations, zoom in`,
  clusterHere: (count: number) => `${tenths.format(count)} donations here, show the list`,
  /** What a cluster reads: short, it is round. */
  clusterCount: (count: number) => short.format(count),
  here: (count: number) => `${tenths.format(count)} donations here`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  locate: 'Use my location',
  /** The list beside the map; a screen reader hears it whenever the view changes. */
  inView: (count: number) => (count === 1 ? '1 donation in view' : `${tenths.format(count)} donations in view`),
  listLabel: 'Donations in view',
  /** The list shows only the nearest. */
  nearest: (shown: number) => `The nearest ${tenths.format(shown)} are listed. Zoom in to see others.`,
  noneInView: 'Nothing in this part of the map. Zoom out or move it.',
  twoFingers: 'Use two fingers to move the map',
  controlWheel: 'Hold Ctrl and scroll to zoom',
  commandWheel: 'Hold ⌘ and scroll to zoom',
  /** What the built-in ground owes to whom. */
  attributionMap: '© OpenStreetMap contributors',
  attributionNames: 'GeoNames (CC BY)',
};

export type DonationsMapMessages = typeof donationsMapMessages;

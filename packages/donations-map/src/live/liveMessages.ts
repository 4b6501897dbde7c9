import { locationMessages } from '@clothesline/api-client';
import { tenths } from '../drawnMessages.js';

/** As short as a round mark needs it. */
const short = /* @__PURE__ */ new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 0 });

/** The texts of the live part alone. */
export const liveMessages = {
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
  /** Why the visitor's position did not come. */
  problems: locationMessages,
  /** Follows the reason why the visitor's position did not come. */
  locateHelp: 'You can allow it in the settings of your browser for this page.',
  /** The list beside the map; announced whenever the view changes. */
  inView: (count: number) => (count === 1 ? '1 donation in view' : `${tenths.format(count)} donations in view`),
  listLabel: 'Donations in view',
  /** For the Tab key: past the rows of the list. */
  skipList: 'Skip the list',
  /** The list shows only the nearest. */
  nearest: (shown: number) => `The nearest ${tenths.format(shown)} are listed. Zoom in to see others.`,
  noneInView: 'Nothing in this part of the map.',
  /** Follows `noneInView`. */
  nearestIs: (distance: string, direction: string) => `The nearest is ${distance} ${direction} of here.`,
  showNearest: 'Show the nearest',
  directions: {
    north: 'north',
    'north-east': 'north-east',
    east: 'east',
    'south-east': 'south-east',
    south: 'south',
    'south-west': 'south-west',
    west: 'west',
    'north-west': 'north-west',
  },
  /** What is asked of the server for the part in view. */
  looking: 'Looking for donations here…',
  /** How many donations the map has that are not in view. */
  outside: (count: number) => `${tenths.format(count)} more outside this view.`,
  /** The same where there may be others that the map does not have. */
  outsideAtLeast: (count: number) => `At least ${tenths.format(count)} more outside this view.`,
  showAll: 'Show all',
  /** Under a narrow map. */
  showMore: 'Show more',
  twoFingers: 'Use two fingers to move the map',
  controlWheel: 'Hold Ctrl and scroll to zoom',
  commandWheel: 'Hold ⌘ and scroll to zoom',
  /** What the built-in ground owes to whom. */
  attributionMap: '© OpenStreetMap contributors',
  attributionNames: 'GeoNames (CC BY)',
};

import { locationMessages } from '@clothesline/api-client';
import { tenths } from '../drawnMessages.js';

/** Short enough for a round mark. */
const short = /* @__PURE__ */ new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 0 });

/** The texts of the live part alone. */
export const liveMessages = {
  /** The live map as a whole; the pins are the list `mapLabel`. */
  region: 'Map',
  keys: 'Arrow keys move the map, plus and minus zoom.',
  /** Names of a cluster that splits, and of one whose donations share a place. */
  cluster: (count: number) => `${tenths.format(count)} donations, zoom in`,
  clusterHere: (count: number) => `${tenths.format(count)} donations here, show the list`,
  /** Short text on a round cluster. */
  clusterCount: (count: number) => short.format(count),
  here: (count: number) => `${tenths.format(count)} donations here`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  locate: 'Use my location',
  /** Reasons why the browser gave no position. */
  problems: locationMessages,
  /** Follows the reason in `problems`. */
  locateHelp: 'You can allow it in the settings of your browser for this page.',
  /** The list beside the map; announced whenever the view changes. */
  inView: (count: number) => (count === 1 ? '1 donation in view' : `${tenths.format(count)} donations in view`),
  listLabel: 'Donations in view',
  /** Link for the Tab key past the rows of the list. */
  skipList: 'Skip the list',
  /** Explains that the list shows only the nearest. */
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
  /** Status while the server is asked for the part in view. */
  looking: 'Looking for donations here…',
  /** Number of the map's donations outside the view. */
  outside: (count: number) => `${tenths.format(count)} more outside this view.`,
  /** Least number outside the view, if the server may have more donations than the map. */
  outsideAtLeast: (count: number) => `At least ${tenths.format(count)} more outside this view.`,
  showAll: 'Show all',
  /** Button under a narrow map. */
  showMore: 'Show more',
  twoFingers: 'Use two fingers to move the map',
  controlWheel: 'Hold Ctrl and scroll to zoom',
  commandWheel: 'Hold ⌘ and scroll to zoom',
  /** Credits of the built-in ground. */
  attributionMap: '© OpenStreetMap contributors',
  attributionNames: 'GeoNames (CC BY)',
};

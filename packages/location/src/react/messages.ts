import { locationMessages } from '@clothesline/api-client';

/** Every text of the dialog. Replace any of them with the `messages` prop. */
export const locationPickerMessages = {
  title: 'Your location',
  /** Names the place that distances are counted from: a chosen one, or the default. */
  countedFrom: (place: string) => `Distances are counted from ${place}.`,
  /** Used if the device's position has a known city. */
  countedFromDevice: (place: string) => `Distances are counted from where your device says you are: ${place}.`,
  /** Used if the device's position has no known city. */
  countedFromUnnamed: 'Distances are counted from where your device says you are.',
  locate: 'Use my location',
  locating: 'Finding you…',
  search: 'City or neighborhood',
  searchPlaceholder: 'e.g., Oakland, or Noe Valley',
  results: 'Places',
  /** Announced whenever the list changes. */
  found: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  looking: 'Looking…',
  noneFound: (words: string) => `No place is called “${words}” here. Try the nearest larger town.`,
  /** Makes the default the visitor's own choice. */
  use: (city: string) => `Use ${city}`,
  /** Goes back to the default from another place. */
  reset: (city: string) => `Reset to ${city}`,
  /** Reasons why the browser gave no position. */
  problems: locationMessages,
  privacy:
    'A place that you choose is kept on this device. Your position is used to find donations near you, and not kept.',
  /** Credit for the list of places. */
  source: 'Names of places: GeoNames (CC BY 4.0).',
};

export type LocationPickerMessages = typeof locationPickerMessages;

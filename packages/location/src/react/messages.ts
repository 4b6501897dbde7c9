import { locationMessages } from '@clothesline/api-client';

/** Every text of the dialog. Replace any of them with the `messages` prop. */
export const locationPickerMessages = {
  title: 'Your location',
  /** What distances are counted from: a place that was chosen, or the default. */
  countedFrom: (place: string) => `Distances are counted from ${place}.`,
  /** The browser's position, where the city is known. */
  countedFromDevice: (place: string) => `Distances are counted from where your device says you are: ${place}.`,
  /** The browser's position, where it is not. */
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
  /** Where the default is what distances are counted from: makes it the visitor's own choice. */
  use: (city: string) => `Use ${city}`,
  /** Where they are counted from somewhere else: goes back to the default. */
  reset: (city: string) => `Reset to ${city}`,
  /** Why the browser's position did not come. */
  problems: locationMessages,
  privacy:
    'A place that you choose is kept on this device. Your position is used to find donations near you, and not kept.',
  /** What the list of places owes to whom. */
  source: 'Names of places: GeoNames (CC BY 4.0).',
};

export type LocationPickerMessages = typeof locationPickerMessages;

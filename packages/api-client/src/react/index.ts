export { ApiProvider, useApi, type Api, type ApiProviderProps } from './ApiProvider.js';
export {
  useCategories,
  useChatHistory,
  useCreateDonation,
  useDonation,
  useNearbyDonations,
  usePlaces,
  useSendMessage,
  type Reading,
} from './hooks.js';
export {
  LocationProvider,
  locationPatience,
  useCurrentLocation,
  type LocationProviderProps,
  type UseCurrentLocation,
} from './location/LocationProvider.js';
export { createPlaceNamer } from './location/createPlaceNamer.js';
export { locationKey, refusalKey, type KeyValueStore } from './location/locationStore.js';
export type { LocationSource, LocationState } from './location/locationReducer.js';
export { queryKeys, type DonationFilter, type NearbyFilter } from './queryKeys.js';
export { createQueryClient } from './queryClient.js';
export { searchRest, useDonations, type Donations } from './useDonations.js';

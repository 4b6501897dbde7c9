export { LocationDialog, type LocationDialogProps } from './LocationDialog/LocationDialog.js';
export { locationPickerMessages, type LocationPickerMessages } from './messages.js';
export type { LoadPlaces } from './PlaceSearch/usePlaceSearch.js';

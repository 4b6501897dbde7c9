export { LocationDialog, type LocationDialogProps } from './LocationDialog/LocationDialog.js';
export { locationPickerMessages, type LocationPickerMessages } from './messages.js';
export { PlaceField, type PlaceFieldProps } from './PlaceField/PlaceField.js';
export { usePlaceNamed } from './PlaceField/usePlaceNamed.js';
export type { LoadPlaces } from './PlaceSearch/usePlaceSearch.js';

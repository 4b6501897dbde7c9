export { SavedItems } from './SavedItems.js';
export { useSavedBatch } from './useSavedBatch.js';
export { useSaving } from './useSaving.js';
export { savedScreen } from './screens.js';

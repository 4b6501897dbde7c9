export * from './client/index.js';
export * from './contract/client.js';
export { donationDistance } from './donationDistance.js';
export { isNear } from './isNear.js';
export { inTime, relativeTime } from './inTime.js';
export {
  failureMessages,
  locationMessages,
  type FailureKind,
  type FailureMessages,
  type LocationError,
} from './messages.js';
export { clearPersonalData, storagePrefixes } from './personalData.js';
export * from './react/index.js';
export { type KeyValueStore, parseJson, type SafeStorage, safeStorage } from './safeStorage.js';
export { createStoredValue, type StoredValue, type StoredValueOptions } from './storedValue.js';

export * from './client/index.js';
export * from './contract/client.js';
export { donationDistance } from './donationDistance.js';
export { failureMessages, locationMessages, type FailureMessages } from './messages.js';
export * from './react/index.js';
export { type KeyValueStore, parseJson, type SafeStorage, safeStorage } from './safeStorage.js';
export { createStoredValue, type StoredValue, type StoredValueOptions } from './storedValue.js';

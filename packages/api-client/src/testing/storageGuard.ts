import { storagePrefixes } from '../personalData.js';

// Fails tests that use an unregistered storage key.
const { setItem } = Storage.prototype;
Storage.prototype.setItem = function set(this: Storage, key: string, text: string) {
  if (!storagePrefixes.some((prefix) => key.startsWith(prefix))) {
    throw new Error(`The storage key "${key}" is not one of ${storagePrefixes.join(', ')} (personalData.ts).`);
  }
  setItem.call(this, key, text);
};

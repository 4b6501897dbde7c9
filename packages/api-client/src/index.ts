export * from './client/index.js';
export * from './contract/index.js';
export { donationDistance } from './donationDistance.js';
export { locationMessages } from './messages.js';
export * from './react/index.js';

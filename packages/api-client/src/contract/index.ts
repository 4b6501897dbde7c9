export * from './client.js';
export * from './donationId.js';
export * from './endpoints.js';
export * from './idempotencyKey.js';
export * from './listQuery.js';
export * from './placesQuery.js';
export * from './sendMessage.js';
export * from './standardSite.js';

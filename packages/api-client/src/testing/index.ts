export { createFakeBackend, type FakeBackend, type FakeBackendOptions } from './backend/createFakeBackend.js';
export { fakeHost, type RecordedCall } from './backend/engine.js';
export type { Fault } from './backend/faults.js';
export { fakeCode } from './backend/listing.js';
export { createDonationFixtures, donationFixtures, fixturePictureHost, manyDonations } from './donationFixtures.js';
export {
  createBlockedStore,
  createFakeGeolocation,
  createMemoryStore,
  type FakeGeolocation,
  type GeolocationBehavior,
} from './location.js';
export * from './namedFixtures.js';
export { organizationPageFixture } from './organizationFixtures.js';
export { pseudoLocale, unmarkedTexts } from './pseudoLocale.js';
export { TestProviders, type TestProvidersProps } from './TestProviders.js';

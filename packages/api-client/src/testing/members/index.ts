export {
  createMembersBackend,
  type MembersBackend,
  type MembersBackendOptions,
} from '../backend/members/createMembersBackend.js';
export { fakePickupCode } from '../backend/members/handOver.js';
export { fakeCode } from '../backend/listing.js';
export type { FakeNotice, FakePasskey, FakeRequest, MemberStore } from '../backend/members/store.js';
export { moderationFixtures } from './moderation.js';
export { organizationFixture } from './organizations.js';
export { passkeyFixtures } from './passkeys.js';
export * from './people.js';
export { createRequestFixtures, fixtureNow, noticeFixtures, requestFixtures } from './requests.js';

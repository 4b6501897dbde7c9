import { describeMembersConformance } from './index.js';
import { standardDurations } from '@clothesline/api-client/hand-over';
import { fakeHost } from '@clothesline/api-client/testing';
import { createMembersBackend, fakeCode, noor } from '@clothesline/api-client/testing/members';

describeMembersConformance('The fake backend', () => ({
  host: fakeHost,
  fetch: createMembersBackend({ durations: { ...standardDurations, pickupLead: 0, pickupSpan: 0 }, pushKey: 'key' })
    .fetch,
  codeFor: () => fakeCode,
  moderator: noor.email,
}));

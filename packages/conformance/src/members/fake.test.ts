import { describeMembersConformance } from './index.js';
import { fakeHost } from '@clothesline/api-client/testing';
import { createMembersBackend, fakeCode, noor } from '@clothesline/api-client/testing/members';

describeMembersConformance('The fake backend', () => ({
  host: fakeHost,
  fetch: createMembersBackend().fetch,
  codeFor: () => fakeCode,
  moderator: noor.email,
}));

import { describeMembersConformance } from '../../../conformance/members/index.js';
import { fakeHost } from '../engine.js';
import { noor } from '../../members/people.js';
import { createMembersBackend } from './createMembersBackend.js';
import { fakeCode } from '../listing.js';

describeMembersConformance('The fake backend', () => ({
  host: fakeHost,
  fetch: createMembersBackend().fetch,
  codeFor: () => fakeCode,
  moderator: noor.email,
}));

import { describeConformance } from '@clothesline/conformance';
import { describeMembersConformance } from '@clothesline/conformance/members';
import { describe } from 'vitest';
import { startMembersTarget } from '../startMembersTarget.js';
import { startTestServer } from '../startTestServer.js';

describe('Conformance', () => {
  describeConformance('The server', () => startTestServer());

  describeMembersConformance('The server', () => startMembersTarget());
});

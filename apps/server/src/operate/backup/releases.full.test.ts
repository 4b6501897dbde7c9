import { describeConformance } from '@clothesline/conformance';
import { describeMembersConformance } from '@clothesline/conformance/members';
import { afterAll, beforeAll, describe } from 'vitest';
import { releases, restoreRelease } from '../../testing/restoreRelease.js';
import { startMembersTarget } from '../../testing/startMembersTarget.js';
import { startTestServer } from '../../testing/startTestServer.js';

describe.each(releases)('The restored backup of %s', (file) => {
  let release: Awaited<ReturnType<typeof restoreRelease>>;
  beforeAll(async () => {
    release = await restoreRelease(file);
  });
  afterAll(() => release.remove());

  describeConformance('A server that uses it', () => startTestServer({ database: release.database }));

  describeMembersConformance('A server that uses it', () => startMembersTarget({ database: release.database }));
});

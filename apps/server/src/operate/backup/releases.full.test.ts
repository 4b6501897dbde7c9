import { standardPushServices } from '@clothesline/api-client/members';
import { describeConformance } from '@clothesline/conformance';
import { describeMembersConformance } from '@clothesline/conformance/members';
import { afterAll, beforeAll, describe } from 'vitest';
import { mailedCode } from '../../testing/people.js';
import { releases, restoreRelease } from '../../testing/restoreRelease.js';
import { startTestServer } from '../../testing/startTestServer.js';

const moderator = 'moderator@example.org';

describe.each(releases)('The restored backup of %s', (file) => {
  let release: Awaited<ReturnType<typeof restoreRelease>>;
  beforeAll(async () => {
    release = await restoreRelease(file);
  });
  afterAll(() => release.remove());

  describeConformance('A server that uses it', () => startTestServer({ database: release.database }));

  describeMembersConformance('A server that uses it', async () => {
    const accounts = {
      secret: 'the secret of a test',
      mailer: { wake: () => {} },
      moderators: [moderator],
      isRequired: false,
      demo: false,
    };
    const server = await startTestServer({
      accounts,
      database: release.database,
      push: { publicKey: 'key', services: standardPushServices },
    });
    // Passkeys require a host name.
    const host = `http://localhost:${server.port}`;
    return { ...server, host, codeFor: (email) => mailedCode(server, email.toLowerCase()), moderator };
  });
});

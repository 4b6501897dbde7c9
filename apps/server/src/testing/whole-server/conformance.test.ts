import { standardPushServices } from '@clothesline/api-client/members';
import { describeConformance } from '@clothesline/conformance';
import { describeMembersConformance } from '@clothesline/conformance/members';
import { describe } from 'vitest';
import { mailedCode } from '../people.js';
import { startTestServer } from '../startTestServer.js';

const moderator = 'moderator@example.org';

describe('Conformance', () => {
  describeConformance('The server', () => startTestServer());

  describeMembersConformance('The server', async () => {
    const accounts = {
      secret: 'the secret of a test',
      mailer: { wake: () => {} },
      moderators: [moderator],
      isRequired: false,
      demo: false,
    };
    const server = await startTestServer({ accounts, push: { publicKey: 'key', services: standardPushServices } });
    // Passkeys require a host name.
    const host = `http://localhost:${server.port}`;
    return { ...server, host, codeFor: (email) => mailedCode(server, email.toLowerCase()), moderator };
  });
});

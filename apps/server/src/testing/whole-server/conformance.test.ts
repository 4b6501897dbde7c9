import { describeConformance } from '@clothesline/conformance';
import { describeMembersConformance } from '@clothesline/conformance/members';
import { beforeAll } from 'vitest';
import { mailedCode } from '../people.js';
import { startTestServer } from '../startTestServer.js';
import { describeStores } from '../stores.js';
import { storeTemplate } from '../storeTemplate.js';

beforeAll(storeTemplate, 60_000);

const moderator = 'moderator@example.org';

describeStores('Conformance', (kind) => {
  describeConformance(`The server with ${kind.name}`, () => startTestServer({}, { kind }));

  describeMembersConformance(`The server with ${kind.name}`, async () => {
    const accounts = {
      secret: 'the secret of a test',
      mailer: { wake: () => {} },
      moderators: [moderator],
      isRequired: false,
      demo: false,
    };
    const server = await startTestServer({ accounts }, { kind });
    // Passkeys need a name.
    const host = `http://localhost:${server.port}`;
    return { ...server, host, codeFor: (email) => mailedCode(server, email.toLowerCase()), moderator };
  });
});

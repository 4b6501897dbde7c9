import { standardPushServices } from '@clothesline/api-client/members';
import { mailedCode } from './people.js';
import { startTestServer } from './startTestServer.js';

const moderator = 'moderator@example.org';

/** Starts a server with accounts and push notifications, for the conformance suite of members. */
export async function startMembersTarget(...[parts, options]: Parameters<typeof startTestServer>) {
  const accounts = {
    secret: 'the secret of a test',
    mailer: { wake: () => {} },
    moderators: [moderator],
    isRequired: false,
    demo: false,
  };
  const push = { publicKey: 'key', services: standardPushServices };
  const server = await startTestServer({ accounts, push, ...parts }, options);
  // Passkeys require a host name.
  const host = `http://localhost:${server.port}`;
  return { ...server, host, codeFor: (email: string) => mailedCode(server, email.toLowerCase()), moderator };
}

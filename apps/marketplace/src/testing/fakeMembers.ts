import type { Account } from '@clothesline/api-client/members';

export interface FakeMembersOptions {
  /** The people of the demo; none by default. */
  people?: readonly { id: number; displayName: string }[];
  /** Whether somebody is signed in at first. */
  isSignedIn?: boolean;
  /** Calls, by the end of their path, that fail with a status, or never answer. */
  faults?: Readonly<Record<string, number | 'hang'>>;
}

/** What a server says of something that is no address. */
export const wrongEmail = 'Please enter an email address';

/** The code that signs in, once. */
export const rightCode = '123456';

export const fakeAccount: Account = {
  id: 10_001,
  username: 'ines_m',
  displayName: 'Inés Moreno',
  email: 'ines@example.org',
  profileImage: null,
  location: 'Mission District, San Francisco, CA',
  bio: 'Two children, one sewing machine.',
  createdAt: '2026-10-01T08:00:00.000Z',
  isModerator: false,
  deletedAt: null,
  suspendedFor: null,
};

/** Answers the calls about accounts in place of the platform's fetch. Returns how to end it. */
export function fakeMembers({ people = [], isSignedIn = false, faults = {} }: FakeMembersOptions = {}): () => void {
  const platformFetch = globalThis.fetch;
  let isSpent = false;
  let account: Account | undefined = isSignedIn ? fakeAccount : undefined;
  const answers: Record<string, (body: Record<string, unknown>) => [number, unknown]> = {
    'GET /api/auth/demo': () => [200, people],
    'POST /api/auth/email-otp/send-verification-otp': ({ email }) =>
      String(email).includes('@')
        ? [200, { success: true }]
        : [422, { message: 'Wrong', issues: [{ path: 'email', message: wrongEmail }] }],
    'POST /api/auth/sign-in/email-otp': ({ otp }) => {
      if (otp !== rightCode || isSpent) return [422, { message: 'Wrong', issues: [{ path: 'otp', message: 'Wrong' }] }];
      isSpent = true;
      account = fakeAccount;
      return [200, {}];
    },
    'POST /api/auth/sign-in/demo': ({ id }) => {
      account = { ...fakeAccount, ...people.find((person) => person.id === id) };
      return [200, {}];
    },
    'POST /api/auth/sign-out': () => {
      account = undefined;
      return [200, {}];
    },
    'GET /api/me': () => (account ? [200, account] : [401, { message: 'Sign in' }]),
    'PATCH /api/me': (body) => {
      if (body.username === 'taken') {
        return [409, { message: 'Taken', issues: [{ path: 'username', message: 'Somebody else has this username' }] }];
      }
      account = { ...fakeAccount, ...account, ...body };
      return [200, account];
    },
    [`GET /api/people/${fakeAccount.id}`]: () => [200, { ...fakeAccount, donations: [] }],
  };

  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'https://clothesline.test');
    const call = `${init?.method ?? 'GET'} ${pathname}`;
    const answer = answers[call];
    if (!answer) return platformFetch(input, init);
    const fault = Object.entries(faults).find(([end]) => call.endsWith(end))?.[1];
    if (fault === 'hang') return new Promise(() => {});
    if (fault !== undefined) return Response.json({ message: 'Not now' }, { status: fault });
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    const [status, json] = answer(body);
    return Response.json(json, { status });
  };
  return () => {
    globalThis.fetch = platformFetch;
  };
}

import { expect } from 'vitest';
import * as z from 'zod/mini';
import { donationSchema, type Donation } from '@clothesline/api-client/contract';
import { accountSchema, type Account, requestSchema, type DonationRequest } from '@clothesline/api-client/members';
import { aDonation, createApi, expectRefused, unique, type Answered, type Target } from '../support.js';

/** Run the server without limits, and with pickups at any time. */
export interface MembersTarget extends Target {
  /** Latest emailed code. */
  codeFor(email: string): string | Promise<string>;
  /** A moderator's address. */
  moderator: string;
}

/** A browser. */
export interface Visitor {
  /** Sends cookies; a body is sent as JSON. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  /** For endless bodies. */
  open(path: string): Promise<Response>;
}

export interface Member extends Visitor {
  account: Account;
}

export interface MembersApi {
  target: MembersTarget;
  visitor(): Visitor;
  member(email?: string): Promise<Member>;
  deletes(one: Visitor, email: string): Promise<Answered>;
  /** Deletes created accounts, except the moderator's. */
  leave(): Promise<void>;
}

export function createMembersApi(target: MembersTarget): MembersApi {
  const { send } = createApi(target);
  const { host, fetch = globalThis.fetch } = target;

  function visitor(): Visitor {
    const cookies = new Map<string, string>();
    const cookieHeader = (): Record<string, string> => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return cookie === '' ? {} : { Cookie: cookie };
    };
    return {
      open: (path) => fetch(host + path, { credentials: 'omit', headers: cookieHeader() }),
      async call(method, path, body, headers = {}) {
        const answer = await send(path, {
          method,
          // A page's fetch would add its own cookies.
          credentials: 'omit',
          headers: {
            ...cookieHeader(),
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
            ...headers,
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
          else cookies.set(name, value);
        }
        return answer;
      },
    };
  }

  const made = new Map<string, Visitor>();
  async function signedIn(email: string): Promise<Visitor> {
    const one = visitor();
    expect((await one.call('POST', paths.sendCode, { email, type: 'sign-in' })).status).toBe(200);
    const answer = await one.call('POST', paths.signIn, { email, otp: await target.codeFor(email) });
    expect(answer.status, answer.text).toBe(200);
    made.set(email, one);
    return one;
  }

  /** Uses a code. */
  async function deletes(one: Visitor, email: string): Promise<Answered> {
    expect((await one.call('POST', paths.sendCode, { email, type: 'sign-in' })).status).toBe(200);
    return one.call('DELETE', '/api/me', { proof: { code: await target.codeFor(email) } });
  }

  return {
    target,
    visitor,
    deletes,
    async member(email = anAddress()) {
      const one = await signedIn(email);
      return { ...one, account: z.parse(accountSchema, (await one.call('GET', '/api/me')).json) };
    },
    async leave() {
      made.delete(target.moderator);
      for (const [email, one] of made) {
        const { status } = await deletes(one, email);
        // A test has ended that session.
        const again = status === 401 ? await deletes(await signedIn(email), email) : { status };
        // A test may have used up the code's attempts.
        expect([200, 422], email).toContain(again.status);
      }
    },
  };
}

export const paths = {
  sendCode: '/api/auth/email-otp/send-verification-otp',
  signIn: '/api/auth/sign-in/email-otp',
} as const;

export function anAddress(): string {
  return `${unique()}@example.org`;
}

const hour = 3_600_000;

/** Hours from now, an hour long by default. */
export function span(from = 24, length = 1) {
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  return { from: at(from), to: at(from + length) };
}

export const reason = 'My children need warm coats.';

export async function createDonation(donor: Visitor, overrides: Record<string, unknown> = {}): Promise<Donation> {
  const answer = await donor.call('POST', '/api/donations', aDonation(overrides));
  expect(answer.status, answer.text).toBe(201);
  return z.parse(donationSchema, answer.json);
}

export async function createRequest(
  asker: Visitor,
  { id }: { id: number },
  times = [span()],
): Promise<DonationRequest> {
  const answer = await asker.call('POST', `/api/donations/${id}/requests`, { reason, times });
  expect(answer.status, answer.text).toBe(201);
  return z.parse(requestSchema, answer.json);
}

export async function takeStep(who: Visitor, { id }: { id: number }, step: string, body: unknown = {}) {
  const answer = await who.call('POST', `/api/requests/${id}/${step}`, body);
  expect(answer.status, answer.text).toBe(200);
  return z.parse(requestSchema, answer.json);
}

export async function readRequest(who: Visitor, { id }: { id: number }): Promise<DonationRequest> {
  const answer = await who.call('GET', `/api/requests/${id}`);
  expect(answer.status, answer.text).toBe(200);
  return z.parse(requestSchema, answer.json);
}

export const place = 'The bench at 12 Secret Lane';

/** Expects a 422 for a field. */
export function expectInvalid(answer: Answered, path: string): void {
  const { issues = [] } = expectRefused(answer, 422);
  expect(
    issues.map((issue) => issue.path),
    answer.text,
  ).toContain(path);
}

import { expect } from 'vitest';
import * as z from 'zod/mini';
import { donationSchema, type Donation } from '@clothesline/api-client/contract';
import { accountSchema, type Account, requestSchema, type DonationRequest } from '@clothesline/api-client/members';
import { aDonation, createApi, expectRefused, unique, type Answered, type Target } from '../support.js';

/** A server to hold against the contract of accounts and hand-overs. Run it with its limits off, and pickups at any time ahead. */
export interface MembersTarget extends Target {
  /** The newest code that was mailed to an address. */
  codeFor(email: string): string | Promise<string>;
  /** The address of a moderator. */
  moderator: string;
}

/** A person with a browser. */
export interface Visitor {
  /** Makes a call with the cookies of before; a body is sent as JSON. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  /** Returns the response to a GET whose body may be endless. */
  open(path: string): Promise<Response>;
}

/** A signed-in person. */
export interface Member extends Visitor {
  account: Account;
}

/** Parts of a server for the tests of accounts and hand-overs. */
export interface MembersApi {
  target: MembersTarget;
  visitor(): Visitor;
  /** Signs a person in; with a new address by default. */
  member(email?: string): Promise<Member>;
  deletes(one: Visitor, email: string): Promise<Answered>;
  /** Deletes the created accounts with their listings. The moderator's account stays. */
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
          // Headers carry the cookies: the fetch of a page would add its own.
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

  /** Deletes an account, with the code that proves its owner. */
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
        // An account stays if a test used up the tries of its code.
        expect([200, 422], email).toContain(again.status);
      }
    },
  };
}

export const paths = {
  sendCode: '/api/auth/email-otp/send-verification-otp',
  signIn: '/api/auth/sign-in/email-otp',
} as const;

/** An email address that has no account yet. */
export function anAddress(): string {
  return `${unique()}@example.org`;
}

const hour = 3_600_000;

/** A time some hours ahead, an hour long by default. */
export function span(from = 24, length = 1) {
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  return { from: at(from), to: at(from + length) };
}

export const reason = 'My children need warm coats.';

/** Lists a donation of a person. */
export async function gives(donor: Visitor, overrides: Record<string, unknown> = {}): Promise<Donation> {
  const answer = await donor.call('POST', '/api/donations', aDonation(overrides));
  expect(answer.status, answer.text).toBe(201);
  return z.parse(donationSchema, answer.json);
}

/** Requests a donation. */
export async function asks(asker: Visitor, { id }: { id: number }, times = [span()]): Promise<DonationRequest> {
  const answer = await asker.call('POST', `/api/donations/${id}/requests`, { reason, times });
  expect(answer.status, answer.text).toBe(201);
  return z.parse(requestSchema, answer.json);
}

/** Takes a step of a hand-over, such as `promise`. */
export async function steps(who: Visitor, { id }: { id: number }, step: string, body: unknown = {}) {
  const answer = await who.call('POST', `/api/requests/${id}/${step}`, body);
  expect(answer.status, answer.text).toBe(200);
  return z.parse(requestSchema, answer.json);
}

/** Reads a request as a person sees it, with its messages. */
export async function sees(who: Visitor, { id }: { id: number }): Promise<DonationRequest> {
  const answer = await who.call('GET', `/api/requests/${id}`);
  expect(answer.status, answer.text).toBe(200);
  return z.parse(requestSchema, answer.json);
}

export const place = 'The bench at 12 Secret Lane';

/** Checks for a 422 that names a field. */
export function expectWrong(answer: Answered, path: string): void {
  const { issues = [] } = expectRefused(answer, 422);
  expect(
    issues.map((issue) => issue.path),
    answer.text,
  ).toContain(path);
}

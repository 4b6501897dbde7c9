import { coded, type Coded } from '../../contract/coded.js';
import { memberIssues } from '../../locales/members/en/memberIssues.js';
import { errorText } from '../../members/texts.js';
import * as z from 'zod/mini';
import type { listingCalls } from '../../contract/listing.js';
import { emailSchema } from '../../members/accountInput.js';
import type { Call } from './call.js';
import { HttpError, jsonResponse, readJson } from './http.js';

/** The code of every address, for signing in and for listing. */
export const fakeCode = '123456';

/** Attempts per code. */
const tries = 5;

/** How long a token works, in ms. */
const lifetime = 3_600_000;

/** State of listing from another site. */
export interface FakeListing {
  /** The tries that are left for each code, by address and origin. */
  codes: Map<string, number>;
  tokens: Map<string, { email: string; origin: string; expiresAt: number }>;
}

/** Calls that list a donation from another site, by a mailed code. */
export const listingHandlers: Record<keyof typeof listingCalls, (call: Call) => Promise<Response>> = {
  async sendListingCode({ request, store: { listing } }) {
    const { email } = await readFields(request);
    listing.codes.set(attemptKey(email, request), tries);
    return jsonResponse(200, { success: true });
  },

  async createListingToken({ request, store: { listing }, now }) {
    const { email, code } = await readFields(request);
    const key = attemptKey(email, request);
    const left = listing.codes.get(key) ?? 0;
    listing.codes.set(key, left - 1);
    if (left <= 0 || code !== fakeCode) throw wrong('code', errorText('wrongCode'));
    listing.codes.delete(key);
    const token = crypto.randomUUID();
    const expiresAt = now.getTime() + lifetime;
    listing.tokens.set(token, { email, origin: readOrigin(request), expiresAt });
    return jsonResponse(200, { token, expiresAt: new Date(expiresAt).toISOString() });
  },
};

/**
 * Returns the email address that a request's token belongs to, if it has one. Throws an `HttpError` (401) for an
 * invalid token.
 */
export function tokenOwner({ request, store: { listing }, now }: Call): string | undefined {
  const authorization = request.headers.get('Authorization') ?? '';
  if (!/^Bearer\b/i.test(authorization)) return undefined;
  const found = listing.tokens.get(authorization.slice('Bearer'.length).trim());
  if (!found || found.origin !== readOrigin(request) || found.expiresAt <= now.getTime()) {
    throw nobody();
  }
  return found.email;
}

async function readFields(request: Request): Promise<{ email: string; code: string }> {
  const { email, code = '' } = Object(await readJson(request)) as { email?: unknown; code?: unknown };
  const address = z.safeParse(emailSchema, email);
  if (!address.success) throw wrong('email', coded(memberIssues, 'notAnEmail'));
  return { email: address.data, code: String(code) };
}

function wrong(path: string, text: Coded): HttpError {
  return new HttpError(422, { ...text, issues: [{ path, ...text }] });
}

const readOrigin = (request: Request) => request.headers.get('Origin') ?? '';
const attemptKey = (email: string, request: Request) => `${email} ${readOrigin(request)}`;

/** Makes the refusal of a call without an account. */
export const nobody = () => new HttpError(401, errorText('signIn'));

import { coded, type Coded } from '../../contract/coded.js';
import { memberIssues } from '../../locales/members/en/memberIssues.js';
import { errorText } from '../../members/texts.js';
import * as z from 'zod/mini';
import type { listingCalls } from '../../contract/listing.js';
import { emailSchema } from '../../members/accountInput.js';
import type { Call } from './call.js';
import { HttpError, jsonResponse, readJson } from './http.js';

/** Code for every address. */
export const fakeCode = '123456';

const tries = 5;

const lifetime = 3_600_000;

export interface FakeListing {
  /** By address and origin. */
  codes: Map<string, number>;
  tokens: Map<string, { email: string; origin: string; expiresAt: number }>;
}

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

/** Returns the token's email address. Throws an `HttpError` (401) if it's invalid. */
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

export const nobody = () => new HttpError(401, errorText('signIn'));

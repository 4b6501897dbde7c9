import * as z from 'zod/mini';
import type { listingCalls } from '../../contract/listing.js';
import { emailSchema } from '../../members/accountInput.js';
import type { Call } from './call.js';
import { HttpError, jsonResponse, readJson } from './http.js';

/** The code of every address, for signing in and for listing. */
export const fakeCode = '123456';

/** Tries for one code. */
const tries = 5;

/** How long a token works, in ms. */
const lifetime = 3_600_000;

/** With what somebody lists donations from another site. */
export interface FakeListing {
  /** The tries that are left for each code, by address and origin. */
  codes: Map<string, number>;
  tokens: Map<string, { email: string; origin: string; expiresAt: number }>;
}

/** The calls with which somebody on another site shows who they are. */
export const listingHandlers: Record<keyof typeof listingCalls, (call: Call) => Promise<Response>> = {
  async sendListingCode({ request, store: { listing } }) {
    const { email } = await readFields(request);
    listing.codes.set(keyOf(email, request), tries);
    return jsonResponse(200, { success: true });
  },

  async createListingToken({ request, store: { listing }, now }) {
    const { email, code } = await readFields(request);
    const key = keyOf(email, request);
    const left = listing.codes.get(key) ?? 0;
    listing.codes.set(key, left - 1);
    if (left <= 0 || code !== fakeCode) throw wrong('code', 'This code is not right, or it no longer works.');
    listing.codes.delete(key);
    const token = crypto.randomUUID();
    const expiresAt = now.getTime() + lifetime;
    listing.tokens.set(token, { email, origin: originIn(request), expiresAt });
    return jsonResponse(200, { token, expiresAt: new Date(expiresAt).toISOString() });
  },
};

/** The address whose token a request comes with; undefined where it has none. Throws a `HttpError` (401) for one that does not work. */
export function tokenOwner({ request, store: { listing }, now }: Call): string | undefined {
  const authorization = request.headers.get('Authorization') ?? '';
  if (!/^Bearer\b/i.test(authorization)) return undefined;
  const found = listing.tokens.get(authorization.slice('Bearer'.length).trim());
  if (!found || found.origin !== originIn(request) || found.expiresAt <= now.getTime()) {
    throw nobody();
  }
  return found.email;
}

async function readFields(request: Request): Promise<{ email: string; code: string }> {
  const { email, code = '' } = Object(await readJson(request)) as { email?: unknown; code?: unknown };
  const address = z.safeParse(emailSchema, email);
  if (!address.success) throw wrong('email', 'Please enter an email address');
  return { email: address.data, code: String(code) };
}

function wrong(path: string, message: string): HttpError {
  return new HttpError(422, { message, issues: [{ path, message }] });
}

const originIn = (request: Request) => request.headers.get('Origin') ?? '';
const keyOf = (email: string, request: Request) => `${email} ${originIn(request)}`;

/** What somebody without an account is told. */
export const nobody = () => new HttpError(401, { message: 'Please sign in first.' });

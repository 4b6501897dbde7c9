import { betterAuth, type AuthContext } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type { Kysely } from 'kysely';
import { siteLanguages } from '@clothesline/api-client/contract';
import { firstNames } from '@clothesline/api-client/members';
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Tables } from '../store/tables.js';
import { cookieName } from './cookieName.js';
import { withHashedTokens } from './hashedTokens.js';

/** Session lifetime, and minimum age before a request extends it (in seconds) */
const sessionLength = 30 * 86_400;
const sessionRenewal = 86_400;

export interface AuthOptions {
  db: Kysely<Tables>;
  secret: string;
  https: boolean;
}

/** Better Auth requires a base URL, but nothing is served there. */
const nowhere = 'http://localhost/api/auth';

const dated = { createdAt: 'created_at', updatedAt: 'updated_at' };

const sent = {
  method: 'POST',
  body: z.object({ email: z.string(), language: z.enum(siteLanguages) }),
} as const;

/**
 * Signs in someone who has proven to own an email address. If there's no account yet, it's created with the given
 * language.
 */
const signInTo = createAuthEndpoint.serverOnly(sent, async (ctx) => {
  const user = await findOrCreate(ctx.context, ctx.body);
  const session = await ctx.context.internalAdapter.createSession(user.id);
  await setSessionCookie(ctx, { session, user });
  return { userId: Number(user.id) };
});

/** Finds or creates the account for an email address after its owner has been verified. */
const accountOf = createAuthEndpoint.serverOnly(sent, async (ctx) => {
  const user = await findOrCreate(ctx.context, ctx.body);
  return { userId: Number(user.id) };
});

async function findOrCreate(
  { internalAdapter }: Pick<AuthContext, 'internalAdapter'>,
  { email, language }: z.infer<(typeof sent)['body']>,
) {
  const known = await internalAdapter.findUserByEmail(email);
  if (known) return known.user;
  const username = `neighbor_${randomBytes(5).toString('hex')}`;
  return internalAdapter.createUser(
    { email, emailVerified: true, name: firstNames[language], username, language: language === 'en' ? null : language },
    { method: 'email-otp' },
  );
}

/** Uses Better Auth for sessions, but only through `auth.api`; its routes aren't exposed. */
export function createAuth({ db, secret, https }: AuthOptions) {
  return betterAuth({
    appName: 'Clothesline',
    baseURL: nowhere,
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: { db, type: 'postgres' },
    advanced: {
      database: { generateId: 'serial' },
      // a `__Secure-` prefix wouldn't stop subdomains from setting the cookie, so we use our own names
      useSecureCookies: false,
      cookies: { session_token: { name: cookieName('session_token', https), attributes: { secure: https } } },
      disableCSRFCheck: true,
    },
    user: {
      modelName: 'users',
      fields: { name: 'display_name', emailVerified: 'email_verified', image: 'profile_image', ...dated },
      additionalFields: {
        username: { type: 'string', required: true, input: false },
        language: { type: 'string', required: false, input: false },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: sessionLength,
      updateAge: sessionRenewal,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...dated,
      },
    },
    account: {
      modelName: 'credentials',
      accountLinking: { enabled: false },
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...dated,
      },
    },
    verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...dated } },
    plugins: [
      {
        id: 'sign-in-to',
        endpoints: { signInTo, accountOf },
        init: ({ adapter }) => ({ context: { adapter: withHashedTokens(adapter) } }),
      },
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;

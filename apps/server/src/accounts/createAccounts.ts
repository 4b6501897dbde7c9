import type { Context, Handler } from 'hono';
import type { Environment } from '../http/environment.js';
import type { Limiter } from '../limits/limits.js';
import type { Mailer } from '../mail/createMailer.js';
import { rejectForeignOrigin } from '../security/crossOrigin.js';
import { isHttps, type OriginLists, publicOrigin } from '../security/origins.js';
import type { Database } from '../store/database.js';
import type { AccountParts } from './accountParts.js';
import { toAccount } from './accounts.js';
import { createAuth } from './auth.js';
import type { KnownBrowsers } from './knownBrowsers.js';
import { listingCalls } from './listingCalls.js';
import { memberCalls } from './memberCall.js';
import { passkeyCalls } from './passkeyCalls.js';
import { securityCalls } from './securityCalls.js';
import { sessionCalls } from './sessionCalls.js';
import { createBeginSession } from './createSignIn.js';
import { createProofs } from './proofs.js';
import { createSessions, type Sessions, type User } from './sessions.js';

export interface AccountOptions {
  /** Signs cookies and codes. See `readSecret`. */
  secret: string;
  mailer: Pick<Mailer, 'wake'>;
  moderators: readonly string[];
  isRequired: boolean;
  demo: boolean;
}

export interface Accounts {
  sessions: Sessions;
  account: AccountParts['account'];
  handlers: Record<string, Handler<Environment>>;
  readProof: ReturnType<typeof createProofs>;
  beginSession: ReturnType<typeof createBeginSession>;
  listingHandlers: Record<string, Handler<Environment>>;
}

export interface AccountsParts extends AccountOptions {
  database: Database;
  browsers: KnownBrowsers;
  limiter: Limiter;
  origins: OriginLists;
  product: string;
  site: AccountParts['site'];
  keepAccount: AccountParts['keepAccount'];
  now: () => Date;
}

export function createAccounts(parts: AccountsParts): Accounts {
  const { database, origins, moderators, secret } = parts;
  const auth = createAuth({ db: database.db, secret, https: isHttps(origins) });
  const sessions = createSessions({ auth, database, origins, limiter: parts.limiter });
  const account = (c: Context<Environment>, user: User) =>
    toAccount(user, { moderators, origin: publicOrigin(c, origins) });
  const all = { ...parts, auth, sessions, account };
  const calls = { ...sessionCalls(all), ...passkeyCalls(all), ...securityCalls(all) };
  return {
    sessions,
    account,
    readProof: createProofs(all),
    beginSession: createBeginSession(all),
    handlers: memberCalls(origins, calls),
    listingHandlers: memberCalls(origins, listingCalls(all), rejectForeignOrigin),
  };
}

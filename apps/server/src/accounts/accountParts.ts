import type { Account } from '@clothesline/api-client/members';
import type { Site } from '@clothesline/api-client/site';
import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { Environment } from '../http/environment.js';
import type { Limiter } from '../limits/limits.js';
import type { Mailer } from '../mail/createMailer.js';
import type { OriginLists } from '../security/origins.js';
import type { Database } from '../store/database.js';
import type { Tables } from '../store/tables.js';
import type { Auth } from './auth.js';
import type { KnownBrowsers } from './knownBrowsers.js';
import type { Sessions, User } from './sessions.js';

/** Parts of the calls about accounts. */
export interface AccountParts {
  database: Database;
  auth: Auth;
  /** Signs codes. */
  secret: string;
  sessions: Sessions;
  /** Browsers that signed in before. */
  browsers: KnownBrowsers;
  limiter: Limiter;
  mailer: Pick<Mailer, 'wake'>;
  origins: OriginLists;
  /** Email addresses, in lower case. */
  moderators: readonly string[];
  /** Whether any visitor can sign in as a person of the demo. */
  demo: boolean;
  /** Whether listing a donation needs an account. */
  isRequired: boolean;
  /** Name of the site. */
  product: string;
  /** The languages that it speaks. */
  site: Pick<Site, 'languages'> | undefined;
  /** An account as its owner sees it. */
  account: (c: Context<Environment>, user: User) => Account;
  /** Cancels the scheduled deletion of an account, if there is one. */
  keepAccount: (db: Transaction<Tables>, userId: number, now: Date) => Promise<User | undefined>;
  now: () => Date;
}

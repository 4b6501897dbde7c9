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

export interface AccountParts {
  database: Database;
  auth: Auth;
  /** Signs codes. */
  secret: string;
  sessions: Sessions;
  browsers: KnownBrowsers;
  limiter: Limiter;
  mailer: Pick<Mailer, 'wake'>;
  origins: OriginLists;
  moderators: readonly string[];
  demo: boolean;
  isRequired: boolean;
  product: string;
  site: Pick<Site, 'languages'> | undefined;
  account: (c: Context<Environment>, user: User) => Account;
  keepAccount: (db: Transaction<Tables>, userId: number, now: Date) => Promise<User | undefined>;
  now: () => Date;
}

import { callRoutes } from '../http/callRoutes.js';
import type { App } from '../http/environment.js';
import type { ResponseCache } from '../http/responseCache.js';
import type { Accounts } from './createAccounts.js';

export const accountRoutes = (parts: Pick<Accounts, 'handlers' | 'listingHandlers'> & { cache: ResponseCache }): App =>
  callRoutes({ ...parts.handlers, ...parts.listingHandlers }, parts.cache);

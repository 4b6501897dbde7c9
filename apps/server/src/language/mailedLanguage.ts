import type { SiteLanguage } from '@clothesline/api-client/contract';
import type { Site } from '@clothesline/api-client/site';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.js';
import { languageOf } from './languageOf.js';
import { deviceLanguage } from './pageLanguage.js';

/** What a mail to an address says its words in: the account's language, else that of the device that asks for the mail. */
export async function mailedLanguage(
  db: Kysely<Tables>,
  email: string,
  { c, site }: { c: Context; site: Pick<Site, 'languages'> | undefined },
): Promise<SiteLanguage> {
  const user = await db.selectFrom('users').select('language').where('email', '=', email).executeTakeFirst();
  return (user && languageOf(user)) ?? deviceLanguage(c, site);
}

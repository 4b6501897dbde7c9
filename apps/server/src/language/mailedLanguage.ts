import type { SiteLanguage } from '@clothesline/api-client/contract';
import type { Site } from '@clothesline/api-client/site';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.js';
import { chosenLanguage } from './chosenLanguage.js';
import { deviceLanguage } from './pageLanguage.js';

export async function mailedLanguage(
  db: Kysely<Tables>,
  email: string,
  { c, site, asked }: { c: Context; site: Pick<Site, 'languages'> | undefined; asked?: SiteLanguage | undefined },
): Promise<SiteLanguage> {
  const user = await db.selectFrom('users').select('language').where('email', '=', email).executeTakeFirst();
  return (user && chosenLanguage(user)) ?? asked ?? deviceLanguage(c, site);
}

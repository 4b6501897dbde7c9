import { findLanguage, languageCookie, siteLanguages, type SiteLanguage } from '@clothesline/api-client/contract';
import type { Site } from '@clothesline/api-client/site';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Environment } from '../http/environment.js';
import { withTimeout } from '../http/withTimeout.js';
import { chosenLanguage } from './chosenLanguage.js';

/** Prefers the language chosen on this device over the browser's. Defaults to English. */
export function deviceLanguage(c: Context, site?: Pick<Site, 'languages'>): SiteLanguage {
  const languages = site ? (site.languages ?? ['en']) : siteLanguages;
  const chosen = getCookie(c, languageCookie);
  const known = (site?.languages ?? siteLanguages).find((one) => one === chosen);
  if (known || languages.length === 1) return known ?? languages[0] ?? 'en';
  const wanted = preferred(c.req.header('Accept-Language') ?? '');
  return wanted.find((one) => languages.some((other) => other === one)) ?? languages[0] ?? 'en';
}

interface Viewers {
  findViewer(c: Context<Environment>): Promise<{ language: string | null } | undefined>;
}

/** Prefers the account's language, unless the store takes too long. */
export async function pageLanguage(
  c: Context<Environment>,
  { sessions, site }: { sessions: Viewers; site: Site | undefined },
): Promise<SiteLanguage> {
  const viewer = await withTimeout(sessions.findViewer(c));
  return (viewer && viewer !== 'late' && chosenLanguage(viewer)) || deviceLanguage(c, site);
}

function preferred(header: string): SiteLanguage[] {
  const entries = header
    .slice(0, 1000)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = Number(
        parameters
          .find((one) => one.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { language: findLanguage(tag), quality };
    });
  return entries
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .flatMap(({ language }) => language ?? []);
}

/** Dates and numbers use the browser's regional variant, e.g. `en-GB`. */
export function pageTag(c: Context, language: SiteLanguage): string {
  const wanted = (c.req.header('Accept-Language') ?? '').slice(0, 1000).split(/[,;]/);
  return wanted.map((one) => one.trim()).find((one) => new RegExp(`^${language}-[A-Z]{2}$`).test(one)) ?? language;
}

import { siteLanguages } from '../locales/languages.js';

/** Default site settings (spec §1). */
export const standardSite = {
  name: 'Clothesline',
  tagline: 'Connecting those who give with those in need. Making clothing donation simple, local, and impactful.',
} as const;

/** Id of the element that contains the site settings as JSON. */
export const siteElementId = 'site-settings';

/** From `locales/languages.json`. */
export { siteLanguages };
export type SiteLanguage = (typeof siteLanguages)[number];

/** Finds the site language for a language tag, e.g. `es` for `es-MX`. */
export const findLanguage = (tag: string | undefined): SiteLanguage | undefined =>
  siteLanguages.find((language) => language.split('-')[0] === tag?.split('-')[0]?.toLowerCase());

export const languageCookie = 'clothesline_language';

export const appearanceCookie = 'clothesline_appearance';

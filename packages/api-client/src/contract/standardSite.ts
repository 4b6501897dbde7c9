import { siteLanguages } from '../locales/languages.js';

/** Name and promise of a site (spec §1) without settings of its operator. */
export const standardSite = {
  name: 'Clothesline',
  tagline: 'Connecting those who give with those in need. Making clothing donation simple, local, and impactful.',
} as const;

/** Id of the element that holds the site's settings as JSON. */
export const siteElementId = 'site-settings';

/** Languages of a marketplace, from `locales/languages.json`. */
export { siteLanguages };
export type SiteLanguage = (typeof siteLanguages)[number];

/** Returns the site's language of a language tag, as `es` for `es-MX`; undefined if it has none. */
export const findLanguage = (tag: string | undefined): SiteLanguage | undefined =>
  siteLanguages.find((language) => language.split('-')[0] === tag?.split('-')[0]?.toLowerCase());

/** Cookie with the language that was chosen on the device. */
export const languageCookie = 'clothesline_language';

/** Cookie with the look that was chosen on the device: `light` or `dark`. */
export const appearanceCookie = 'clothesline_appearance';

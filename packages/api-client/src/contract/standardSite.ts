import { siteLanguages } from '../locales/languages.js';

/** Defaults (spec §1). */
export const standardSite = {
  name: 'Clothesline',
  tagline: 'Connecting those who give with those in need. Making clothing donation simple, local, and impactful.',
} as const;

/** Element with the site's settings as JSON. */
export const siteElementId = 'site-settings';

/** From `locales/languages.json`. */
export { siteLanguages };
export type SiteLanguage = (typeof siteLanguages)[number];

/** Site language for a tag, such as `es` for `es-MX`. */
export const findLanguage = (tag: string | undefined): SiteLanguage | undefined =>
  siteLanguages.find((language) => language.split('-')[0] === tag?.split('-')[0]?.toLowerCase());

/** Language chosen on the device. */
export const languageCookie = 'clothesline_language';

/** `light` or `dark`. */
export const appearanceCookie = 'clothesline_appearance';

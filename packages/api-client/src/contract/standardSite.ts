/** What a site is called, and what it promises (spec §1), where its operator says nothing else. */
export const standardSite = {
  name: 'Clothesline',
  tagline: 'Connecting those who give with those in need. Making clothing donation simple, local, and impactful.',
} as const;

/** The element of a page that holds the site's settings as JSON. */
export const siteElementId = 'site-settings';

/** The languages that a marketplace speaks. */
export const siteLanguages = ['en', 'es'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** The cookie in which a device keeps the language that was chosen on it. */
export const languageCookie = 'clothesline_language';

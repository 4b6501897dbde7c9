/** The languages that a marketplace speaks. */
export const siteLanguages = ['en', 'es'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** The cookie in which a device keeps the language that was chosen on it. */
export const languageCookie = 'clothesline_language';

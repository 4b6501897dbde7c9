/** What a site is called, and what it promises (spec §1), where its operator says nothing else. */
export const standardSite = {
  name: 'Clothesline',
  tagline: 'Connecting those who give with those in need. Making clothing donation simple, local, and impactful.',
} as const;

/** The element of a page that holds the site's settings as JSON. */
export const siteElementId = 'site-settings';

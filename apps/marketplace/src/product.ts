/** The name that the site goes by, everywhere. */
export const product = 'Clothesline';

/** What the site promises (spec §1). */
export const tagline =
  'Connecting those who give with those in need. Making clothing donation simple, local, and impactful.';

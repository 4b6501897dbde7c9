/** Texts of the pages' heads and of the feeds. The titles are those that the marketplace's screens set. */
export const messages = {
  product: 'Clothesline',
  homeTitle: 'Clothesline - Connect, Donate, Share',
  tagline: 'Connecting those who give with those in need. Making clothing donation simple, local, and impactful.',
  exploreTitle: 'Explore Donations',
  exploreDescription: 'Clothes that people near you give away.',
  createTitle: 'Create Donation',
  createDescription: 'List clothes that somebody else can wear.',
  savedTitle: 'Saved Items',
  profileTitle: 'My Profile',
  notFoundTitle: 'Page Not Found',
  donationNotFoundTitle: 'Donation Not Found',
  pageTitle: (title: string) => `${title} - Clothesline`,
  previewAlt: 'A clothesline with clothes pegged to it',
  /** What a search looks for: its words, its category, both or neither. */
  searchTitle(search: string | null, category: string | null): string {
    const words = [search && `“${search}”`, category].filter(Boolean).join(', ');
    return words === '' ? 'Donations on Clothesline' : `${words} - Donations on Clothesline`;
  },
};

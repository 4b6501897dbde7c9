export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'latest, teaser, carousel',
  use: {
    from: '@clothesline/donation-card',
    react: '<FeaturedDonations viewAllHref="/explore" />',
    element: 'clothesline-featured-donations',
    html: '<clothesline-featured-donations api-host="https://clothesline.example"></clothesline-featured-donations>',
  },
  gallery: { stories: ['default', 'loading', 'empty', 'failed'], height: 560 },
  anatomy: {
    story: 'default',
    height: 560,
    parts: [
      ['section h2, h2', 'Heading', 'labels the region'],
      ['section a[href="/explore"], a[href="/explore"]', 'View all', 'links to all donations'],
      ['article', 'Card', 'the four newest'],
    ],
  },
  pairs: [
    { do: { says: 'Put it where visitors arrive; it fetches by itself.' }, dont: { says: 'Use it twice on a page.' } },
  ],
  keys: [['Tab', 'moves to “View all”, then to the cards']],
  readOut: ['“Featured Donations, region”.', 'Failures immediately, with “Try again, button”.'],
  words: ['“View all”, completed by visually hidden text.'],
};

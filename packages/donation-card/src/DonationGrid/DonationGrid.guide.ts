export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'list, gallery, catalog, results',
  use: {
    from: '@clothesline/donation-card',
    react: '<DonationGrid donations={donations} />',
    lines: 'const { donations } = useDonations({});',
  },
  gallery: { stories: ['default', 'loading'], height: 560 },
  anatomy: {
    story: 'two-columns',
    height: 600,
    parts: [
      ['ul, [role=list]', 'List', 'its length is announced'],
      ['li article, article', 'Card', 'as many per row as fit the grid’s width'],
    ],
  },
  pairs: [
    {
      do: { says: 'Let it choose its columns. It adapts to its own width, not the window’s.' },
      dont: { says: 'Force four columns into a sidebar.' },
    },
  ],
  keys: [['Tab', 'moves from card to card']],
  readOut: ['“Donations, list, 12 items”.', 'Once while loading: “Loading donations”.'],
  words: ['Name the list if a page has several: “Saved Items”.'],
};

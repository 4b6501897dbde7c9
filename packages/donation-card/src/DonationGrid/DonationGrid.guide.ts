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
      ['ul, [role=list]', 'List', 'its length is read out'],
      ['li article, article', 'Card', 'as many beside each other as fit the grid’s own width'],
    ],
  },
  pairs: [
    {
      do: { says: 'Let it find its columns: it looks at its own width, not at the window’s.' },
      dont: { says: 'Force four columns into a sidebar.' },
    },
  ],
  keys: [['Tab', 'goes from card to card']],
  readOut: ['“Donations, list, 12 items”.', 'While it loads, once: “Loading donations”.'],
  words: ['Name the list where a page has several: “Saved Items”.'],
};

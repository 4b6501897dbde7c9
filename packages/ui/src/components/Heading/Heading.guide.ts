export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'title, h1, headline',
  use: { react: '<Heading level={2}>Donations Near You</Heading>' },
  gallery: { by: ['size'] },
  anatomy: {
    story: 'level-1',
    parts: [['[data-story] :is(h1,h2,h3)', 'Heading', 'the level sets the outline, the size sets the appearance']],
  },
  pairs: [
    {
      do: { says: 'Name the section in a few words.', args: { children: 'Donations Near You' } },
      dont: {
        says: 'Use a sentence with a period.',
        args: { children: 'Here you can find the donations that are near you.' },
      },
    },
  ],
  keys: [],
  readOut: ['“Donations Near You, heading level 2”.'],
  words: ['A few words without a period.', 'Don’t skip levels.'],
};

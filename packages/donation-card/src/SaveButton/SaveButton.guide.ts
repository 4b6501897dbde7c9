export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'favorite, like, heart, bookmark, wishlist',
  use: {
    from: '@clothesline/donation-card',
    react: '<SaveButton title="Denim jacket" saved={saved} onSavedChange={setSaved} />',
    lines: 'const [saved, setSaved] = useState(false);',
  },
  gallery: {
    looks: {
      'Not saved': {},
      Saved: { saved: true },
      'With its word': { labeled: true },
      'With its word, saved': { labeled: true, saved: true },
    },
  },
  anatomy: {
    story: 'labeled',
    parts: [
      ['[data-story] button', 'Switch', '44 px for a finger'],
      ['[data-story] svg', 'Heart', 'filled when saved: shape and color both say it'],
      ['[data-story] button span', 'Word', 'where there is room'],
    ],
  },
  pairs: [
    {
      do: { says: 'Keep “Save”: the state is told by itself.', args: { labeled: true, saved: true } },
      dont: {
        says: 'Count the hearts: a gift is no contest.',
        args: { labeled: true, title: 'Denim jacket, saved 132 times' },
      },
    },
  ],
  keys: [['Enter, Space', 'save it, or let it go']],
  readOut: ['“Save Denim jacket, toggle button, pressed”.'],
  words: ['“Save” and the title, in both states.'],
};

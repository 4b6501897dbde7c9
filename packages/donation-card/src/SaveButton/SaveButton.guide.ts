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
      ['[data-story] button', 'Switch', '44 px touch target'],
      ['[data-story] svg', 'Heart', 'filled when saved, so the state doesn’t depend on color'],
      ['[data-story] button span', 'Word', 'if there’s space'],
    ],
  },
  pairs: [
    {
      do: { says: 'Keep the label “Save”. The state is announced separately.', args: { labeled: true, saved: true } },
      dont: {
        says: 'Show how many people saved it. Giving isn’t a contest.',
        args: { labeled: true, title: 'Denim jacket, saved 132 times' },
      },
    },
  ],
  keys: [['Enter, Space', 'saves it, or removes it from the saved items']],
  readOut: ['“Save Denim jacket, toggle button, pressed”.'],
  words: ['“Save” and the title in both states.'],
};

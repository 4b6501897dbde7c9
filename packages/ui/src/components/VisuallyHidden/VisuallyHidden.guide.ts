export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'screen reader only, sr-only',
  use: { react: '<VisuallyHidden>View all donations</VisuallyHidden>' },
  gallery: { looks: { 'A sentence follows that is not drawn': {} } },
  anatomy: { story: 'default', parts: [['[data-story] p', 'Text around it', 'what is seen']] },
  pairs: [
    {
      do: { says: 'Add what the layout says to the eye.', args: { children: 'Donations, newest first' } },
      dont: { says: 'Hide words that all should see.', args: { children: 'This cannot be undone' } },
    },
  ],
  keys: [],
  readOut: ['As any other text, in its place.'],
  words: ['As short as a heading.'],
};

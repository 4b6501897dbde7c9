export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'loader, progress, busy',
  use: { react: '<Spinner label="Loading" />' },
  gallery: { looks: { Decoration: {}, Named: { label: 'Loading' } } },
  anatomy: {
    story: 'large',
    parts: [['[data-story] svg', 'Thread', 'spins, unless reduced motion is preferred']],
  },
  pairs: [
    {
      do: { says: 'Label it if it’s shown on its own.', args: { label: 'Loading donations' } },
      dont: { says: 'Use it for a page with a known layout. Use skeletons instead.', args: { label: 'Please wait' } },
    },
  ],
  keys: [],
  readOut: ['“Loading, image”. Nothing next to text.'],
  words: ['The activity: “Loading”, “Finding your location…”.'],
};

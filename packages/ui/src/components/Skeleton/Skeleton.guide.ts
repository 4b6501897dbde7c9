export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'placeholder, shimmer, loading',
  use: { react: '<Skeleton width={220} height={24} />' },
  gallery: { by: ['radius'], looks: { 'A line of text': { width: 220, height: 16 } } },
  anatomy: {
    story: 'block',
    parts: [['[data-story] span', 'Place', 'has the size of the content, so the layout doesn’t shift']],
  },
  pairs: [
    {
      do: { says: 'Match the shape of the content.', args: { width: 220, height: 24 } },
      dont: { says: 'Use a single gray block for a whole page.', args: { width: '100%', height: 120 } },
    },
  ],
  keys: [],
  readOut: ['Nothing. The region around it announces “Loading donations” once.'],
  words: ['None. The region names the content: “Loading donations”.'],
};

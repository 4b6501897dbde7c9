export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'placeholder, shimmer, loading',
  use: { react: '<Skeleton width={220} height={24} />' },
  gallery: { by: ['radius'], looks: { 'A line of text': { width: 220, height: 16 } } },
  anatomy: { story: 'block', parts: [['[data-story] span', 'Place', 'as large as what comes, so that nothing jumps']] },
  pairs: [
    {
      do: { says: 'Draw the shape that comes.', args: { width: 220, height: 24 } },
      dont: { says: 'Draw one gray field for a whole page: it says nothing.', args: { width: '100%', height: 120 } },
    },
  ],
  keys: [],
  readOut: ['Nothing: the region around it says once “Loading donations”.'],
  words: ['None of its own; the region says what is loading: “Loading donations”.'],
};

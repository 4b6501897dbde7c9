export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'loader, progress, busy',
  use: { react: '<Spinner label="Loading" />' },
  gallery: { looks: { Decoration: {}, Named: { label: 'Loading' } } },
  anatomy: {
    story: 'large',
    parts: [['[data-story] svg', 'Thread', 'turns; stands still for those who asked for less motion']],
  },
  pairs: [
    {
      do: { says: 'Name it where it is alone.', args: { label: 'Loading donations' } },
      dont: { says: 'Put it over a page whose shape is known: use skeletons.', args: { label: 'Please wait' } },
    },
  ],
  keys: [],
  readOut: ['“Loading, image”; beside words, nothing.'],
  words: ['What is under way: “Loading”, “Finding your location…”.'],
};

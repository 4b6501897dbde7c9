export const guide: ComponentGuide = {
  component: 'ClotheslineIllustration',
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'drawings, artwork, spots',
  use: { react: '<EmptyBasketIllustration />' },
  gallery: { looks: { Clothesline: {} } },
  anatomy: {
    story: 'empty-basket',
    parts: [['[data-story] svg', 'Drawing', 'two-color print; uses the `art` colors of the theme']],
  },
  pairs: [
    {
      do: { says: 'Use one per screen, with a title below it.', args: { style: { maxInlineSize: '240px' } } },
      dont: { says: 'Use it to decorate lists.', args: { style: { maxInlineSize: '48px' } } },
    },
  ],
  keys: [],
  readOut: ['Nothing. The title has the information.'],
  words: ['None.'],
};

export const guide: ComponentGuide = {
  component: 'ClotheslineIllustration',
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'drawings, artwork, spots',
  use: { react: '<EmptyBasketIllustration />' },
  gallery: { looks: { Clothesline: {} } },
  anatomy: {
    story: 'empty-basket',
    parts: [['[data-story] svg', 'Drawing', 'two inks, a little off each other; takes the `art` colors of the theme']],
  },
  pairs: [
    {
      do: { says: 'Use one on a screen, with a title below.', args: { style: { maxInlineSize: '240px' } } },
      dont: { says: 'Decorate lists with it.', args: { style: { maxInlineSize: '48px' } } },
    },
  ],
  keys: [],
  readOut: ['Nothing: the title says it.'],
  words: ['None of its own.'],
};

export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'card, panel, box, paper',
  use: { react: '<Surface as="article">Warm winter coats for the whole family.</Surface>' },
  gallery: { by: ['variant'] },
  anatomy: { story: 'paper', parts: [['[data-story] div', 'Paper', 'raised above its background']] },
  pairs: [
    {
      do: { says: 'Use it for a single item that can be removed.', args: { children: 'Warm winter coats' } },
      dont: { says: 'Put cards inside cards.', args: { variant: 'sunken', children: 'A card in a card in a card' } },
    },
  ],
  keys: [],
  readOut: ['Nothing. With `as="article"`: “article”.'],
  words: ['None.'],
};

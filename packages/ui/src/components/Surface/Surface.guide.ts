export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'card, panel, box, paper',
  use: { react: '<Surface as="article">Warm winter coats for the whole family.</Surface>' },
  gallery: { by: ['variant'] },
  anatomy: { story: 'paper', parts: [['[data-story] div', 'Paper', 'one step above what it lies on']] },
  pairs: [
    {
      do: { says: 'Use it for one thing that can be taken away.', args: { children: 'Warm winter coats' } },
      dont: { says: 'Lay papers on papers.', args: { variant: 'sunken', children: 'A card in a card in a card' } },
    },
  ],
  keys: [],
  readOut: ['Nothing of its own; `as="article"` says “article”.'],
  words: ['None of its own.'],
};

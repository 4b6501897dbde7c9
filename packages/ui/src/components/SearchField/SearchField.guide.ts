export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  alsoCalled: 'search box, filter',
  gallery: { looks: { Empty: {}, Filled: { value: 'winter coat' }, Disabled: { disabled: true } } },
  anatomy: {
    story: 'filled',
    parts: [
      ['[data-story] [role=search], [data-story] form, [data-story] search', 'Landmark', 'so that it is found'],
      ['[data-story] svg', 'Sign', 'decoration'],
      ['[data-story] input', 'Field', 'a native search box'],
      ['[data-story] button', 'Clear', 'only while there is something to clear'],
    ],
  },
  pairs: [
    {
      do: { says: 'Say what is searched.', args: { label: 'Search donations', placeholder: 'Search donations...' } },
      dont: {
        says: 'Say only “Search”: on a page with two, nobody knows which.',
        args: { label: 'Search', placeholder: '...' },
      },
    },
  ],
  keys: [
    ['Enter', 'searches at once'],
    ['Escape', 'clears it; when it is empty, the key goes on to what is around it'],
  ],
  readOut: ['“Search donations, search box”.'],
  words: ['Label: “Search” and what.', 'The placeholder may repeat it; it is never the only place.'],
};

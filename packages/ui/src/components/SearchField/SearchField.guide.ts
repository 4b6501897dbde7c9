export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'search box, filter',
  use: {
    react: '<SearchField label="Search donations" value={search} onValueChange={setSearch} />',
    lines: "const [search, setSearch] = useState('');",
  },
  gallery: {
    looks: {
      Empty: {},
      Filled: { value: 'winter coat' },
      'With its label': { hideLabel: false },
      'With a hint': { hint: 'A garment, a size or a brand.' },
      'With an error': { error: 'Please type at least two letters' },
      Disabled: { disabled: true },
    },
  },
  anatomy: {
    story: 'with-error',
    parts: [
      ['[data-story] [role=search], [data-story] form, [data-story] search', 'Landmark', 'so that it is found'],
      ['[data-story] svg', 'Sign', 'decoration'],
      ['[data-story] input', 'Field', 'a native search box'],
      ['[data-story] button', 'Clear', 'only while there is something to clear'],
      ['[data-story] [id$=hint]', 'Hint', 'help that is always there'],
      ['[data-story] [id$=error]', 'Error', 'what to do, with an icon'],
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
  readOut: ['“Search donations, search box”, then hint and error.'],
  words: ['Label: “Search” and what.', 'The placeholder may repeat it; it is never the only place.'],
};

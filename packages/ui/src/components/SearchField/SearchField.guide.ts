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
      [
        '[data-story] [role=search], [data-story] form, [data-story] search',
        'Landmark',
        'lets screen readers find the search',
      ],
      ['[data-story] svg', 'Sign', 'decorative'],
      ['[data-story] input', 'Field', 'a native search box'],
      ['[data-story] button', 'Clear', 'only shown if there’s text'],
      ['[data-story] [id$=hint]', 'Hint', 'always visible'],
      ['[data-story] [id$=error]', 'Error', 'explains what to do, with an icon'],
    ],
  },
  pairs: [
    {
      do: {
        says: 'Name the content that is searched.',
        args: { label: 'Search donations', placeholder: 'Search donations...' },
      },
      dont: {
        says: 'Use only “Search”. On a page with two search boxes, it’s ambiguous.',
        args: { label: 'Search', placeholder: '...' },
      },
    },
  ],
  keys: [
    ['Enter', 'searches at once'],
    ['Escape', 'clears it; if it’s empty, the key is passed on'],
  ],
  readOut: ['“Search donations, search box”, then hint and error.'],
  words: ['Label: “Search” and the content.', 'The placeholder may repeat the label, but not replace it.'],
};

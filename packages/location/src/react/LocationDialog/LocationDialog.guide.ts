export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'city picker, geolocation, place search, autocomplete',
  use: {
    from: '@clothesline/location/react',
    react: `<LocationDialog
  open={open}
  onOpenChange={setOpen}
  loadPlaces={async () => (await import('@clothesline/location/list')).list}
/>`,
    lines: 'const [open, setOpen] = useState(true);',
  },
  gallery: { stories: ['default'], height: 700 },
  anatomy: {
    story: 'default',
    height: 560,
    parts: [
      ['dialog h2', 'Title', '“Your location”'],
      ['dialog [role=combobox]', 'Place', 'offers names while one types'],
      ['dialog button:not([aria-label])', 'Position', 'asks the browser, and only now'],
    ],
  },
  pairs: [
    {
      do: { says: 'Ask for the position when the button is pressed.' },
      dont: { says: 'Ask when the page opens: most refuse, and for ever.' },
    },
  ],
  keys: [
    ['↑ ↓', 'go round the places'],
    ['Enter', 'takes the chosen one and closes'],
    ['Escape', 'clears the words, then closes'],
  ],
  readOut: [
    '“Your location, dialog. City or neighborhood, combo box”, then “3 places”, and the first of them.',
    'A refusal at once.',
  ],
  words: [
    '“Distances are measured from Oakland, CA.”: what it is for.',
    'What is kept, and what is not, in one sentence.',
  ],
};

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
      ['dialog [role=combobox]', 'Place', 'suggests places while typing'],
      ['dialog button:not([aria-label])', 'Position', 'requests the browser’s position when pressed'],
    ],
  },
  pairs: [
    {
      do: { says: 'Ask for the position when the visitor presses the button.' },
      dont: { says: 'Ask on page load. Most people refuse, and browsers remember that.' },
    },
  ],
  keys: [
    ['↑ ↓', 'move through the suggestions'],
    ['Enter', 'applies the selected place and closes the dialog'],
    ['Escape', 'clears the text, then closes the dialog'],
  ],
  readOut: [
    '“Your location, dialog. City or neighborhood, combo box”, then “3 places”, and the first of them.',
    'A denied permission immediately.',
  ],
  words: ['Explain the purpose: “Distances are measured from Oakland, CA.”', 'Explain in one sentence what is stored.'],
};

export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'segmented control, tab bar, views',
  use: {
    react: `<Tabs
  label="View"
  tabs={[
    { id: 'grid', label: 'Grid', content: 'Cards' },
    { id: 'map', label: 'Map', content: 'Pins' },
  ]}
  value={view}
  onValueChange={setView}
/>`,
    lines: "const [view, setView] = useState('grid');",
  },
  gallery: { looks: { 'As it is': {}, 'The last one': { value: 'settings' } } },
  anatomy: {
    story: 'first',
    parts: [
      ['[role=tablist]', 'Line', 'holds the tabs'],
      ['[role=tab][aria-selected=true]', 'Current tab', 'marked with a peg; the only tab stop'],
      ['[role=tab][aria-selected=false]', 'Other tab', 'reachable with arrow keys'],
      ['[role=tabpanel]', 'Panel', 'receives focus after the tab'],
    ],
  },
  pairs: [
    {
      do: { says: 'Use nouns, at most two words.', args: {} },
      dont: {
        says: 'Use sentences. They don’t fit on a phone.',
        args: {
          tabs: [
            { id: 'donations', label: 'See everything that I have donated', content: '' },
            { id: 'saved', label: 'See everything that I have saved', content: '' },
          ],
        },
      },
    },
  ],
  keys: [
    ['← →', 'select the previous or next tab in reading direction and wrap around'],
    ['Home, End', 'select the first or last tab'],
    ['Tab', 'moves to the panel'],
  ],
  readOut: ['“Profile, tab list. My Donations, tab, 1 of 3, selected”.'],
  words: ['Nouns: “My Donations”, “Settings”.', 'Similar labels, the most important first.'],
};

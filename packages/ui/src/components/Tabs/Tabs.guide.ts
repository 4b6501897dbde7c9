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
      ['[role=tablist]', 'Line', 'the tabs hang on it'],
      ['[role=tab][aria-selected=true]', 'Current tab', 'held by a peg; the only one that Tab stops at'],
      ['[role=tab][aria-selected=false]', 'Other tab', 'reached by the arrows'],
      ['[role=tabpanel]', 'Panel', 'takes the focus after the tab'],
    ],
  },
  pairs: [
    {
      do: { says: 'Use nouns, two words at most.', args: {} },
      dont: {
        says: 'Use sentences, which do not fit on a phone.',
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
    ['← →', 'choose the tab before or after, in reading direction, and go round'],
    ['Home, End', 'choose the first, the last'],
    ['Tab', 'goes to the panel'],
  ],
  readOut: ['“Profile, tab list. My Donations, tab, 1 of 3, selected”.'],
  words: ['Nouns: “My Donations”, “Settings”.', 'All of one kind; the first is the one most come for.'],
};

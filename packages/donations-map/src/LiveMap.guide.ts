export const guide: ComponentGuide = {
  component: 'DonationsMap',
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'slippy map, Leaflet, pan and zoom',
  use: {
    from: '@clothesline/donations-map',
    react: '<DonationsMap variant="nearby" engine={() => import(\'@clothesline/donations-map/live\')} />',
  },
  gallery: { stories: ['nearby', 'many-donations'], height: 560 },
  anatomy: {
    story: 'nearby',
    height: 560,
    parts: [
      ['.leaflet-container, [role=region]', 'Map', 'can be moved by dragging, scrolling, pinching and with keys'],
      ['.leaflet-container button, [role=region] button', 'Pin or cluster', 'a labeled button'],
    ],
  },
  pairs: [
    {
      do: { says: 'Load it when the visitor scrolls near it.' },
      dont: { says: 'Load it if a static map is enough. It adds 41 KB.' },
    },
  ],
  keys: [
    ['← → ↑ ↓', 'on the map, move it; on a pin, move to the next nearest pin'],
    ['+ −', 'zoom'],
    ['Escape', 'closes the card of a pin'],
  ],
  readOut: ['“Map of donations, region”, then the pins as buttons, then the list.'],
  words: ['Same as DonationsMap.'],
};

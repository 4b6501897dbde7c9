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
      ['.leaflet-container, [role=region]', 'Map', 'moves by drag, wheel, pinch and keys'],
      ['.leaflet-container button, [role=region] button', 'Pin or cluster', 'a button with a name'],
    ],
  },
  pairs: [
    {
      do: { says: 'Load it when somebody comes near it.' },
      dont: { says: 'Load it where a drawn map says as much: 41 KB.' },
    },
  ],
  keys: [
    ['← → ↑ ↓', 'on the map: move it; on a pin: go to the next by distance'],
    ['+ −', 'zoom'],
    ['Escape', 'closes what a pin has opened'],
  ],
  readOut: ['“Map of donations, region”, then the pins as buttons, then the list.'],
  words: ['As the drawn map.'],
};

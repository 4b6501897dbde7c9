export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'pins, locations, near me',
  use: {
    from: '@clothesline/donations-map',
    react: '<DonationsMap variant="nearby" viewAllHref="/explore" />',
    element: 'clothesline-donations-map',
    html: '<clothesline-donations-map api-host="https://clothesline.example"></clothesline-donations-map>',
  },
  gallery: { stories: ['nearby', 'explore', 'empty'], height: 520 },
  anatomy: {
    story: 'nearby',
    height: 520,
    parts: [
      ['[role=list] button, ul button', 'Pin', 'named by its donation and place'],
      ['svg', 'Ground', 'drawn; asks nobody for tiles'],
    ],
  },
  pairs: [
    {
      do: { says: 'Show the same donations in a list beside it.' },
      dont: { says: 'Show an exact address: pins stand in the middle of an area.' },
    },
  ],
  keys: [
    ['Tab', 'goes to the pins'],
    ['Enter, Space', 'open the card of a pin'],
    ['Escape', 'closes it; the focus goes back to the pin'],
  ],
  readOut: ['“Donations Near You, list, 6 items. Winter coats, Noe Valley, button”.'],
  words: ['Places as people say them: “Noe Valley”.'],
};

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
      ['[role=list] button, ul button', 'Pin', 'labeled with its donation and place'],
      ['svg', 'Background', 'a drawing, without map tiles'],
    ],
  },
  pairs: [
    {
      do: { says: 'Show the same donations in a list next to it.' },
      dont: { says: 'Show exact addresses. Pins mark the center of an area.' },
    },
  ],
  keys: [
    ['Tab', 'moves to the pins'],
    ['Enter, Space', 'opens the card of a pin'],
    ['Escape', 'closes the card and returns focus to the pin'],
  ],
  readOut: ['“Donations Near You, list, 6 items. Winter coats, Noe Valley, button”.'],
  words: ['Common names of places: “Noe Valley”.'],
};

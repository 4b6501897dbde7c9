export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'upload form, listing form, photo upload, donate',
  use: {
    from: '@clothesline/create-form',
    react: '<CreateForm draftStorage="device" onCreated={(donation) => console.log(donation?.id)} />',
    element: 'clothesline-create-form',
    html: '<clothesline-create-form api-host="https://clothesline.example"></clothesline-create-form>',
  },
  gallery: { stories: ['default', 'categories-failed'], width: 800, height: 1000 },
  anatomy: {
    story: 'default',
    height: 900,
    parts: [
      ['form input', 'Title', 'what it is, for whom'],
      ['form textarea', 'Description', 'condition, anything to know'],
      ['form select', 'Category', 'from the server, or your own'],
      ['form [role=group] button', 'Photos', 'up to eight; their place and time are removed first'],
      ['form button[type=submit]', 'Send', 'says what it does while it does it'],
    ],
  },
  pairs: [
    {
      do: { says: 'Keep what was typed until it is sent.' },
      dont: { says: 'Ask for an account before the form: ask when it is to be sent.' },
    },
    { do: { says: 'Say who will see the place: an area, not an address.' }, dont: { says: 'Ask for a street.' } },
  ],
  keys: [
    ['Enter in the address field', 'adds the picture and does not send'],
    ['Tab', 'goes through the fields and the pictures’ buttons'],
    ['Enter, Space on “Move earlier”', 'move a picture; the focus stays'],
  ],
  readOut: [
    '“Create a donation, form. Title, edit text”.',
    'After a failed attempt: “2 fields need your attention.”, and the first wrong field.',
  ],
  words: [
    '“Add at least one image URL”: what to do, not what is wrong.',
    '“Nothing you typed is lost” wherever somebody could fear it.',
  ],
};

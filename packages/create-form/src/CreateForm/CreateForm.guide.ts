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
      ['form input', 'Title', 'the item and who it’s for'],
      ['form textarea', 'Description', 'condition and other details'],
      ['form select', 'Category', 'from the server, or your own'],
      ['form [role=group] button', 'Photos', 'up to 12; location and time are removed before the upload'],
      ['form button[type=submit]', 'Send', 'shows the progress'],
    ],
  },
  pairs: [
    {
      do: { says: 'Keep unsent input.' },
      dont: { says: 'Require an account before people can fill in the form. Ask when they submit it.' },
    },
    { do: { says: 'Say who will see the place: an area, not an address.' }, dont: { says: 'Ask for a street.' } },
  ],
  keys: [
    ['Enter in the address field', 'adds the picture without submitting'],
    ['Tab', 'moves through the fields and the pictures’ buttons'],
    ['Enter, Space on “Move earlier”', 'moves a picture and keeps focus'],
  ],
  readOut: [
    '“Create a donation, form. Title, edit text”.',
    'After a failed attempt: “2 fields need your attention.”, and the first invalid field.',
  ],
  words: ['Errors explain what to do: “Add at least one image URL”.', '“Nothing you typed is lost” after failures.'],
};

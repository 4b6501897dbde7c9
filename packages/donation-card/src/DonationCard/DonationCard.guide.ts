export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'listing, item, product card, tile',
  use: {
    from: '@clothesline/donation-card',
    react: '{donation && <DonationCard donation={donation} />}',
    element: 'clothesline-donation-card',
    html: '<clothesline-donation-card api-host="https://clothesline.example" donation-id="12"></clothesline-donation-card>',
    lines: 'const { donation } = useDonation(12);',
  },
  gallery: { stories: ['default', 'saved', 'promised', 'no-picture'], width: 400, height: 540 },
  anatomy: {
    story: 'default',
    parts: [
      ['article', 'Card', 'the whole card links to the donation'],
      ['article img, article svg', 'Picture', 'ratio 4:5, with a drawing as fallback'],
      ['article h2, article h3, article h4', 'Title', 'written by the donor; contains the link'],
      ['article button', 'Heart', 'a separate toggle button'],
    ],
  },
  pairs: [
    {
      do: { says: 'Show the title and description as the donor wrote them.', story: 'default' },
      dont: { says: 'Add prices, stars or countdowns. Everything here is free.', story: 'advertising' },
    },
  ],
  keys: [
    ['Tab', 'moves to the link, then to the heart'],
    ['Enter', 'opens the donation'],
    ['Space', 'on the heart, saves the donation'],
  ],
  readOut: [
    '“Kids Clothing Bundle, heading level 3, link”, then place and distance, then “Save Kids Clothing Bundle, toggle button, not pressed”.',
  ],
  words: ['Place before distance: “Noe Valley, 1.2 mi”.', 'Sizes as donors write them: “Sizes: 3–5 years”.'],
};

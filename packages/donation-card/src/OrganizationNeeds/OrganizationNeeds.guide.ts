export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'wish list, appeal, wanted',
  use: {
    from: '@clothesline/donation-card',
    react: '<OrganizationNeeds organizationId={2} linkBase="https://clothesline.example" />',
    element: 'clothesline-needs',
    html: '<clothesline-needs api-host="https://clothesline.example" organization="2"></clothesline-needs>',
  },
  gallery: { stories: ['default', 'loading', 'empty', 'failed'], height: 560 },
  anatomy: {
    story: 'default',
    height: 720,
    parts: [
      ['section h2, h2', 'Heading', 'labels the region'],
      ['article', 'Need', 'title, progress and end'],
      ['progress', 'Progress', 'items received so far'],
      ['button', 'Drop off donations', 'opens address, hours and rules'],
    ],
  },
  pairs: [
    {
      do: { says: 'Put it on the page where people decide to donate.' },
      dont: { says: 'Copy the list by hand. It updates automatically.' },
    },
  ],
  keys: [['Tab', 'moves through “Offer a donation” and “Drop off donations”; Enter or Space opens the details']],
  readOut: ['“What Noe Valley Coat Drive needs, region”.', 'Failures immediately, with “Try again, button”.'],
  words: ['Write a need as people search for it: “Coats, size 4-12”.'],
};

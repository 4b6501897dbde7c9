export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'blank slate, no results, zero state',
  use: {
    react: `<EmptyState
  illustration={<EmptyBasketIllustration />}
  title="No Donations Yet"
  action={<Button href="/create">Create Your First Donation</Button>}
/>`,
  },
  gallery: { looks: { 'With an action': {}, 'Words only': { illustration: undefined, action: undefined } } },
  anatomy: {
    story: 'empty',
    parts: [
      ['[data-story] svg', 'Drawing', 'decoration; the words say the same'],
      ['[data-story] h2', 'Title', 'what is not here'],
      ['[data-story] h2 + div', 'Text', 'when there will be something, or what to do'],
      ['[data-story] button', 'Action', 'one; none where there is nothing to do'],
    ],
  },
  pairs: [
    {
      do: {
        says: 'Say what will fill it.',
        args: {
          title: 'No donations yet',
          description: 'New donations will appear here.',
          illustration: undefined,
          action: undefined,
        },
      },
      dont: {
        says: 'Blame, or joke.',
        args: {
          title: 'Oops, nothing here!',
          description: 'You have not done anything.',
          illustration: undefined,
          action: undefined,
        },
      },
    },
  ],
  keys: [['Tab', 'goes to its action']],
  readOut: ['“No Donations Yet, heading level 3”, then the text, then “Create Your First Donation, button”.'],
  words: ['Title: what is missing, without “sorry”.', 'Text: one sentence on what comes or what helps.'],
};

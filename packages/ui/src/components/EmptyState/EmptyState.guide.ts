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
      ['[data-story] svg', 'Drawing', 'decorative'],
      ['[data-story] h2', 'Title', 'what’s missing'],
      ['[data-story] h2 + div', 'Text', 'when to expect content, or what to do'],
      ['[data-story] button', 'Action', 'at most one'],
    ],
  },
  pairs: [
    {
      do: {
        says: 'Explain how to fill it.',
        args: {
          title: 'No donations yet',
          description: 'New donations will appear here.',
          illustration: undefined,
          action: undefined,
        },
      },
      dont: {
        says: 'Blame people or make jokes.',
        args: {
          title: 'Oops, nothing here!',
          description: 'You have not done anything.',
          illustration: undefined,
          action: undefined,
        },
      },
    },
  ],
  keys: [['Tab', 'moves to its action']],
  readOut: ['“No Donations Yet, heading level 3”, then the text, then “Create Your First Donation, button”.'],
  words: ['Title: what’s missing, without “sorry”.', 'Text: one sentence about the next step.'],
};

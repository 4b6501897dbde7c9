export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'tag, chip, label, pill',
  use: { react: '<Badge tone="accent">Children</Badge>' },
  gallery: {
    by: ['tone'],
    looks: {
      'Cut where there is no room': { style: { maxInlineSize: '120px' }, children: 'Carefully washed winter clothes' },
    },
  },
  anatomy: {
    story: 'neutral',
    parts: [
      ['[data-story] span', 'Tag', 'a paper tag with a hole for its string'],
      ['[data-story] span > span', 'Word', 'one or two words, truncated with an ellipsis'],
    ],
  },
  pairs: [
    {
      do: { says: 'Use a single word for the state.', args: { children: 'Promised', tone: 'highlight' } },
      dont: {
        says: 'Write a sentence. It would be cut off.',
        args: {
          children: 'This one is promised to somebody else already',
          tone: 'highlight',
          style: { maxInlineSize: '160px' },
        },
      },
    },
    {
      do: {
        says: 'Convey the meaning in the text, and repeat it with the color.',
        args: { children: 'Gone', tone: 'danger' },
      },
      dont: { says: 'Rely on color only.', args: { children: 'Coat', tone: 'danger' } },
    },
  ],
  keys: [],
  readOut: ['“Women”, as plain text.'],
  words: ['One or two words without a period: “Available”, “Women”.', 'Adjectives for states, nouns for categories.'],
};

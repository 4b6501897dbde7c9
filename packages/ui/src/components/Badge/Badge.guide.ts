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
      ['[data-story] span', 'Tag', 'the paper, with the hole for its string'],
      ['[data-story] span > span', 'Word', 'one or two; cut with an ellipsis where there is no room'],
    ],
  },
  pairs: [
    {
      do: { says: 'Say the state in a word.', args: { children: 'Promised', tone: 'highlight' } },
      dont: {
        says: 'Write a sentence: it is cut off.',
        args: {
          children: 'This one is promised to somebody else already',
          tone: 'highlight',
          style: { maxInlineSize: '160px' },
        },
      },
    },
    {
      do: { says: 'Let the words say it; the color repeats it.', args: { children: 'Gone', tone: 'danger' } },
      dont: { says: 'Let the color alone say it.', args: { children: 'Coat', tone: 'danger' } },
    },
  ],
  keys: [],
  readOut: ['“Women”: plain text, where it stands.'],
  words: [
    'One word, two at most, without a full stop: “Available”, “Women”.',
    'A state is an adjective, a category a noun.',
  ],
};

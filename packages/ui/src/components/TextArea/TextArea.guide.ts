export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'multiline input, textarea, comment box',
  use: {
    react: '<TextArea label="Description" value={text} onChange={(event) => setText(event.target.value)} />',
    lines: "const [text, setText] = useState('');",
  },
  gallery: {
    looks: {
      Empty: {},
      'With a hint': { hint: 'What it is, for whom, in what state.' },
      'With an error': { error: 'Please describe the items' },
      Disabled: { disabled: true },
    },
  },
  anatomy: {
    story: 'with-hint',
    parts: [
      ['[data-story] label', 'Label', 'always visible'],
      ['[data-story] textarea', 'Control', 'grows with the text if the browser supports it'],
      ['[data-story] p, [data-story] [id*=hint]', 'Hint', 'replaced by the error'],
    ],
  },
  pairs: [
    {
      do: { says: 'Give examples in the hint.', args: { hint: 'Condition, brand, anything to know.' } },
      dont: { says: 'Ask for several things in an unlabeled way.', args: { label: 'Info' } },
    },
  ],
  keys: [
    ['Enter', 'starts a new line'],
    ['Tab', 'moves on instead of inserting a tab'],
  ],
  readOut: ['“Description, edit text, multi-line”, then hint and error.'],
  words: ['Label: a noun. Hint: what to include.'],
};

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
      ['[data-story] label', 'Label', 'always there'],
      ['[data-story] textarea', 'Control', 'grows with the words where the browser can'],
      ['[data-story] p, [data-story] [id*=hint]', 'Hint', 'replaced by the error'],
    ],
  },
  pairs: [
    {
      do: { says: 'Help with examples in the hint.', args: { hint: 'Condition, brand, anything to know.' } },
      dont: { says: 'Ask for several things in one field without saying so.', args: { label: 'Info' } },
    },
  ],
  keys: [
    ['Enter', 'begins a new line'],
    ['Tab', 'goes on: it writes no tab'],
  ],
  readOut: ['“Description, edit text, multi-line”, then hint and error.'],
  words: ['Label: a noun. Hint: what helps others.'],
};

export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'radio button, option group, single choice, one of several',
  use: {
    react: `<RadioGroup
  label="What is wrong?"
  options={['Not clothes', 'Spam', 'Something else']}
  value={reason}
  onValueChange={setReason}
/>`,
    lines: "const [reason, setReason] = useState('');",
  },
  gallery: {
    looks: {
      'None chosen': {},
      Chosen: { value: 'Spam' },
      'With a hint': { hint: 'Only moderators see it.' },
      'With an error': { error: 'Please choose what is wrong' },
      Disabled: { value: 'Spam', disabled: true },
    },
  },
  anatomy: {
    story: 'with-error',
    parts: [
      ['[data-story] legend', 'Label', 'names the group'],
      ['[data-story] input', 'Control', 'the system’s own, in the accent color'],
      ['[data-story] label:nth-of-type(2)', 'Option', '44 px high: pressing the words chooses it'],
      ['[data-story] [id$=error]', 'Error', 'under the options, with an icon'],
    ],
  },
  pairs: [
    {
      do: { says: 'Begin with none chosen where an answer matters.', args: { value: '' } },
      dont: { says: 'Choose for them.', args: { value: 'Not clothes' } },
    },
  ],
  keys: [
    ['Tab', 'goes to the chosen one, or to the first, and on'],
    ['↑ ↓ ← →', 'choose the option before or after, and go round'],
    ['Space', 'chooses the first if none is chosen'],
  ],
  readOut: ['“What is wrong?, radio group. Not clothes, radio button, not checked, 1 of 4”.'],
  words: ['The label is a question or a noun.', 'Options of one kind, the most frequent first, “Something else” last.'],
};

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
      ['[data-story] input', 'Control', 'native, in the accent color'],
      ['[data-story] label:nth-of-type(2)', 'Option', '44 px high; pressing the label selects it'],
      ['[data-story] [id$=error]', 'Error', 'below the options, with an icon'],
    ],
  },
  pairs: [
    {
      do: { says: 'Start without a selection if the answer matters.', args: { value: '' } },
      dont: { says: 'Preselect an answer.', args: { value: 'Not clothes' } },
    },
  ],
  keys: [
    ['Tab', 'moves to the selected option or the first, then on'],
    ['↑ ↓ ← →', 'select the previous or next option and wrap around'],
    ['Space', 'selects the focused option'],
  ],
  readOut: ['“What is wrong?, radio group. Not clothes, radio button, not checked, 1 of 4”.'],
  words: ['The label is a question or a noun.', 'Similar options, the most common first, “Something else” last.'],
};

export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'tick box, check box, opt in',
  use: {
    react: '<Checkbox label="Only what is still available" checked={available} onCheckedChange={setAvailable} />',
    lines: 'const [available, setAvailable] = useState(false);',
  },
  gallery: {
    looks: {
      'Not ticked': {},
      Ticked: { checked: true },
      'With a hint': { hint: 'Others are promised to somebody.' },
      'With an error': { required: true, error: 'Please tick this to go on' },
      Disabled: { disabled: true },
    },
  },
  anatomy: {
    story: 'with-error',
    parts: [
      ['[data-story] input', 'Control', 'the system’s own box, in the accent color'],
      ['[data-story] label > span', 'Label', 'pressing it ticks the box'],
      ['[data-story] [id$=error]', 'Error', 'under the label, with an icon'],
    ],
  },
  pairs: [
    {
      do: { says: 'Say what a tick brings.', args: { label: 'Only what is still available' } },
      dont: { says: 'Say what it leaves out.', args: { label: 'Do not show what is gone' } },
    },
  ],
  keys: [
    ['Space', 'ticks it, or takes the tick away'],
    ['Tab', 'goes on'],
  ],
  readOut: ['“Only what is still available, checkbox, not checked”.'],
  words: ['A sentence without a full stop, true when ticked. Never “not”.'],
};

export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'tick box, check box, opt in',
  use: {
    react: '<Checkbox label="Only available donations" checked={available} onCheckedChange={setAvailable} />',
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
      ['[data-story] input', 'Control', 'a native checkbox in the accent color'],
      ['[data-story] label > span', 'Label', 'pressing it checks the box'],
      ['[data-story] [id$=error]', 'Error', 'below the label, with an icon'],
    ],
  },
  pairs: [
    {
      do: { says: 'Describe the effect of checking the box.', args: { label: 'Only available donations' } },
      dont: { says: 'Use a negative label.', args: { label: 'Do not show what is gone' } },
    },
  ],
  keys: [
    ['Space', 'checks or unchecks it'],
    ['Tab', 'moves on'],
  ],
  readOut: ['“Only available donations, checkbox, not checked”.'],
  words: ['A sentence without a period that is true when checked. Avoid “not”.'],
};

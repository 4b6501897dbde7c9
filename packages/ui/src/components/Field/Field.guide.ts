export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'form group, form control, label',
  use: {
    react: `<Field label="Size" hint="As on the label.">
  {(control) => <input {...control} />}
</Field>`,
  },
  gallery: {
    looks: {
      'With a hint': { hint: 'As on the label.' },
      'With an error': { error: 'Please choose how far.' },
      Required: { required: true },
    },
  },
  anatomy: {
    story: 'with-error',
    parts: [
      ['[data-story] label', 'Label', 'required, but may be visually hidden'],
      ['[data-story] input', 'Control', 'any form control'],
      [
        '[data-story] [id$=error], [data-story] [id*=error], [data-story] p',
        'Error',
        'replaces the hint, with an icon',
      ],
    ],
  },
  pairs: [
    {
      do: {
        says: 'Explain the expected format in the hint.',
        args: { hint: 'A city or neighborhood. Others see it.' },
      },
      dont: { says: 'Use a placeholder for instructions. It disappears while typing.', args: {} },
    },
  ],
  keys: [],
  readOut: ['The label, the type of control, then hint and error as its description.'],
  words: [
    'Labels are nouns: “Title”, “Location”. No colon.',
    'Errors explain what to do: “Enter a valid email address”.',
  ],
};

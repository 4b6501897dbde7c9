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
      ['[data-story] label', 'Label', 'always there; may be hidden to the eye'],
      ['[data-story] input', 'Control', 'yours'],
      [
        '[data-story] [id$=error], [data-story] [id*=error], [data-story] p',
        'Error',
        'in place of the hint, with an icon',
      ],
    ],
  },
  pairs: [
    {
      do: { says: 'Say in the hint what is enough.', args: { hint: 'A city or neighborhood. Others see it.' } },
      dont: { says: 'Say it in a placeholder, which is gone when it is needed.', args: {} },
    },
  ],
  keys: [],
  readOut: ['Its label, the kind of control, then hint and error as its description.'],
  words: [
    'Labels are nouns: “Title”, “Location”. No colon.',
    'An error says what to do: “Enter a valid email address”.',
  ],
};

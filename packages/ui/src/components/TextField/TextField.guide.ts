export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'input, text box, text input',
  use: {
    react: '<TextField label="Title" value={title} onChange={(event) => setTitle(event.target.value)} />',
    lines: "const [title, setTitle] = useState('');",
  },
  gallery: {
    looks: {
      Empty: {},
      Filled: { defaultValue: 'Kids Clothing Bundle (3-5y)' },
      'With a hint': { hint: 'What it is, for whom.' },
      'With an error': { error: 'Please enter a title' },
      Required: { required: true },
      Disabled: { disabled: true },
    },
  },
  anatomy: {
    story: 'with-error',
    parts: [
      ['[data-story] label', 'Label', 'always visible, above the control'],
      ['[data-story] input', 'Control', '44 px high; any attribute of an input'],
      ['[data-story] p, [data-story] [id*=error]', 'Error', 'replaces the hint, with an icon'],
    ],
  },
  pairs: [
    {
      do: { says: 'Explain how to fix the error.', args: { error: 'Enter a valid email address', label: 'Email' } },
      dont: { says: 'Only state that the input is invalid.', args: { error: 'Invalid input', label: 'Email' } },
    },
  ],
  keys: [
    ['Tab', 'moves on'],
    ['Enter', 'submits the form'],
  ],
  readOut: ['“Title, edit text, required, invalid entry. Please enter a title”.'],
  words: ['Label: a noun, no colon.', 'Error: a sentence that explains what to do, without “invalid”.'],
};

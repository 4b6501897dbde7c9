export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'dropdown, picker, combo box',
  use: {
    react: `<Select
  label="Category"
  options={['Women', 'Men', 'Children']}
  value={category}
  onValueChange={setCategory}
  placeholder="Select a category"
/>`,
    lines: "const [category, setCategory] = useState('');",
  },
  gallery: {
    looks: {
      Chosen: {},
      'With a hint': { hint: 'Only what is still there.' },
      'With an error': { error: 'Please select a category' },
      Required: { required: true },
    },
  },
  anatomy: {
    story: 'with-hint',
    parts: [
      ['[data-story] label', 'Label', 'available to screen readers even if hidden'],
      ['[data-story] select', 'Control', 'the native picker'],
      ['[data-story] p, [data-story] [id*=hint]', 'Hint', 'replaced by the error'],
    ],
  },
  pairs: [
    {
      do: {
        says: 'Use a placeholder option if no answer is a good default.',
        args: { value: '', placeholder: 'Select a category' },
      },
      dont: { says: 'Preselect an answer.', args: { value: 'Women' } },
    },
  ],
  keys: [
    ['Space, Alt + ↓', 'open the list'],
    ['↑ ↓', 'select the previous or next option'],
    ['Letters', 'jump to an option'],
    ['Escape', 'closes the list'],
  ],
  readOut: ['“Category, pop-up button, All Items”.'],
  words: ['Options are nouns in one form: “Women”, “Men”, “Children”.'],
};

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
      ['[data-story] label', 'Label', 'also there for screen readers when it is hidden'],
      ['[data-story] select', 'Control', 'the system’s own picker'],
      ['[data-story] p, [data-story] [id*=hint]', 'Hint', 'replaced by the error'],
    ],
  },
  pairs: [
    {
      do: {
        says: 'Ask with a placeholder where none is right by itself.',
        args: { value: '', placeholder: 'Select a category' },
      },
      dont: { says: 'Choose for them.', args: { value: 'Women' } },
    },
  ],
  keys: [
    ['Space, Alt + ↓', 'open the list'],
    ['↑ ↓', 'choose the next'],
    ['Letters', 'jump to an option'],
    ['Escape', 'closes the list'],
  ],
  readOut: ['“Category, pop-up button, All Items”.'],
  words: ['Options are nouns in one form: “Women”, “Men”, “Children”.'],
};

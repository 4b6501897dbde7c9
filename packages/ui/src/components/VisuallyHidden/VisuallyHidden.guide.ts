export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'screen reader only, sr-only',
  use: { react: '<VisuallyHidden>View all donations</VisuallyHidden>' },
  gallery: { looks: { 'A sentence follows that is not drawn': {} } },
  anatomy: { story: 'default', parts: [['[data-story] p', 'Text around it', 'visible']] },
  pairs: [
    {
      do: { says: 'Describe what the layout shows visually.', args: { children: 'Donations, newest first' } },
      dont: { says: 'Hide text that everyone should see.', args: { children: 'This cannot be undone' } },
    },
  ],
  keys: [],
  readOut: ['Like any other text.'],
  words: ['Keep it as short as a heading.'],
};

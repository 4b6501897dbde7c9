export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'column, vertical, flex, spacing',
  use: {
    react: `<Stack space="large">
  <Heading level={2}>Saved Items</Heading>
  <Text>Kept on this device.</Text>
</Stack>`,
  },
  gallery: { by: ['space'] },
  anatomy: {
    story: 'medium',
    parts: [['[data-story] div', 'Column', 'adds space between its children, not around them']],
  },
  pairs: [
    {
      do: { says: 'Use the same space within a group.', args: { space: 'small' } },
      dont: { says: 'Add margins to its children.', args: { space: 'none' } },
    },
  ],
  keys: [],
  readOut: ['Nothing. With `as="ul"` and `li`: “list, 3 items”.'],
  words: ['None.'],
};

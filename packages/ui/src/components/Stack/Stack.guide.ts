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
    parts: [['[data-story] div', 'Column', 'its space stands between the children, never around them']],
  },
  pairs: [
    {
      do: { says: 'Use one distance for one group.', args: { space: 'small' } },
      dont: { says: 'Add margins to its children.', args: { space: 'none' } },
    },
  ],
  keys: [],
  readOut: ['Nothing of its own; `as="ul"` with `li` says “list, 3 items”.'],
  words: ['None of its own.'],
};

export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'row, cluster, flex, horizontal stack',
  use: {
    react: `<Inline space="small" wrap>
  <Badge>Women</Badge>
  <Badge>Men</Badge>
</Inline>`,
  },
  gallery: { by: ['space'] },
  anatomy: {
    story: 'large',
    parts: [['[data-story] div', 'Row', 'adds space between its children, not around them']],
  },
  pairs: [
    {
      do: { says: 'Let it wrap if words may be long.', args: { wrap: true } },
      dont: {
        says: 'Set a fixed width. Other languages need more space.',
        args: { style: { inlineSize: '120px', overflow: 'hidden' } },
      },
    },
  ],
  keys: [],
  readOut: ['Nothing.'],
  words: ['None.'],
};

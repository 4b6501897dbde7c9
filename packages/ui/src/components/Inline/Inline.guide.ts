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
    parts: [['[data-story] div', 'Row', 'its space stands between the children, never around them']],
  },
  pairs: [
    {
      do: { says: 'Let it wrap where words may be long.', args: { wrap: true } },
      dont: {
        says: 'Fix its width: other languages need more room.',
        args: { style: { inlineSize: '120px', overflow: 'hidden' } },
      },
    },
  ],
  keys: [],
  readOut: ['Nothing of its own.'],
  words: ['None of its own.'],
};

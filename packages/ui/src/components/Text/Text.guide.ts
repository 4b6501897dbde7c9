export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'paragraph, body, typography',
  use: { react: '<Text tone="muted">Gently used winter coats.</Text>' },
  gallery: { by: ['tone', 'size'], looks: { Bold: { weight: 'bold' } } },
  anatomy: { story: 'normal', parts: [['[data-story] p', 'Text', 'in a size and color of the theme']] },
  pairs: [
    {
      do: { says: 'Keep lines under 66 characters.', args: { style: { maxInlineSize: '36ch' } } },
      dont: {
        says: 'Use small, muted text for important information.',
        args: { size: 'xsmall', tone: 'muted', children: 'You cannot undo this.' },
      },
    },
  ],
  keys: [],
  readOut: ['The full text, even if `lines` truncates it.'],
  words: ['Warm, plain, exact: see Writing.'],
};

export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'paragraph, body, typography',
  use: { react: '<Text tone="muted">Gently used winter coats.</Text>' },
  gallery: { by: ['tone', 'size'], looks: { Bold: { weight: 'bold' } } },
  anatomy: { story: 'normal', parts: [['[data-story] p', 'Text', 'in one of the sizes and inks of the theme']] },
  pairs: [
    {
      do: { says: 'Keep a line under 66 letters.', args: { style: { maxInlineSize: '36ch' } } },
      dont: {
        says: 'Set small text in muted ink for what must be read.',
        args: { size: 'xsmall', tone: 'muted', children: 'You cannot undo this.' },
      },
    },
  ],
  keys: [],
  readOut: ['As it stands, all of it, also where `lines` cuts it.'],
  words: ['Warm, plain, exact: see Writing.'],
};

export const guide: ComponentGuide = {
  component: 'AlertIcon',
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'glyphs, symbols, Lucide',
  use: { react: '<HeartIcon size={28} />' },
  gallery: { looks: { '16 px': { size: 16 }, '24 px': { size: 24 }, '48 px': { size: 48 } } },
  anatomy: {
    story: 'large',
    parts: [['[data-story] svg', 'Drawing', 'a line as strong as the words beside it; sized in em']],
  },
  pairs: [
    {
      do: { says: 'Put words beside it.', args: { size: 20 } },
      dont: { says: 'Let it alone say something new.', args: { size: 48 } },
    },
  ],
  keys: [],
  readOut: ['Nothing: the words or the control around it have the name.'],
  words: ['Named after what they show, not after where they are used.'],
};

export const guide: ComponentGuide = {
  component: 'AlertIcon',
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'glyphs, symbols, Lucide',
  use: { react: '<HeartIcon size={28} />' },
  gallery: { looks: { '16 px': { size: 16 }, '24 px': { size: 24 }, '48 px': { size: 48 } } },
  anatomy: {
    story: 'large',
    parts: [['[data-story] svg', 'Drawing', 'matches the weight of the text next to it; sized in em']],
  },
  pairs: [
    {
      do: { says: 'Use it next to text.', args: { size: 20 } },
      dont: { says: 'Use it as the only way to convey information.', args: { size: 48 } },
    },
  ],
  keys: [],
  readOut: ['Nothing. The text or control around it has the name.'],
  words: ['Name icons after what they show, not where they’re used.'],
};

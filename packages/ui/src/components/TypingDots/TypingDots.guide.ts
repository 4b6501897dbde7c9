export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'typing indicator, waiting',
  use: { react: '<TypingDots label="The assistant is writing" />' },
  gallery: { looks: { 'As it is': {} } },
  anatomy: {
    story: 'default',
    parts: [['[data-story] [role=img], [data-story] span', 'Dots', 'hang and swing; still under reduced motion']],
  },
  pairs: [
    {
      do: { says: 'Say who is writing.', args: { label: 'The assistant is typing' } },
      dont: { says: 'Use it for a page that loads.', args: { label: 'Loading' } },
    },
  ],
  keys: [],
  readOut: ['“The assistant is typing, image”, once.'],
  words: ['Who writes: “The assistant is typing”.'],
};

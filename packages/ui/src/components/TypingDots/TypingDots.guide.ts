export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'typing indicator, waiting',
  use: { react: '<TypingDots label="The assistant is writing" />' },
  gallery: { looks: { 'As it is': {} } },
  anatomy: {
    story: 'default',
    parts: [['[data-story] [role=img], [data-story] span', 'Dots', 'swing, unless reduced motion is preferred']],
  },
  pairs: [
    {
      do: { says: 'Name who is typing.', args: { label: 'The assistant is typing' } },
      dont: { says: 'Use it for loading pages.', args: { label: 'Loading' } },
    },
  ],
  keys: [],
  readOut: ['“The assistant is typing, image”, once.'],
  words: ['Name who is typing: “The assistant is typing”.'],
};

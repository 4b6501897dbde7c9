export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'anchor, hyperlink',
  use: { react: '<Link href="/explore">View all</Link>' },
  gallery: { by: ['variant'], looks: { Hover: { state: 'hover' }, 'Keyboard focus': { state: 'focus-visible' } } },
  anatomy: {
    story: 'in-text',
    parts: [['[data-story] a', 'Words', 'underlined inside of text: color is not the only sign']],
  },
  pairs: [
    {
      do: { says: 'Say where it leads.', args: { children: 'All donations near you' } },
      dont: { says: 'Say that it is a link.', args: { children: 'Click here' } },
    },
  ],
  keys: [['Enter', 'follows it']],
  readOut: ['“View all, link”.'],
  words: ['The words make sense alone, in a list of all links.', 'No “click”, no “here”, no address.'],
};

export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'anchor, hyperlink',
  use: { react: '<Link href="/explore">View all</Link>' },
  gallery: { by: ['variant'], looks: { Hover: { state: 'hover' }, 'Keyboard focus': { state: 'focus-visible' } } },
  anatomy: {
    story: 'in-text',
    parts: [['[data-story] a', 'Words', 'underlined in text, so it doesn’t depend on color']],
  },
  pairs: [
    {
      do: { says: 'Describe the destination.', args: { children: 'All donations near you' } },
      dont: { says: 'Mention that it’s a link.', args: { children: 'Click here' } },
    },
  ],
  keys: [['Enter', 'follows it']],
  readOut: ['“View all, link”.'],
  words: ['The text makes sense out of context, e.g. in a list of links.', 'No “click here” and no URLs.'],
};

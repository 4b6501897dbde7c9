export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'image, photo, thumbnail',
  use: { react: '<Picture src="/coat.webp" alt="A wool coat" ratio="4 / 3" />' },
  gallery: { by: ['fit'], looks: { 'Nothing to show': { src: undefined } } },
  anatomy: {
    story: 'shown',
    parts: [['[data-story] img', 'Picture', 'fills its box; asks for it without a referrer']],
  },
  pairs: [
    {
      do: { says: 'Say what it shows, where no words beside it do.', args: { alt: 'A wool coat, one button missing' } },
      dont: { says: 'Begin with what it is.', args: { alt: 'Image of coat.jpg' } },
    },
  ],
  keys: [],
  readOut: ['“A wool coat, image”. With an empty `alt`, nothing.'],
  words: ['What can be seen, in a few words, without “image of”.'],
};

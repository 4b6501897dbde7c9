export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'image, photo, thumbnail',
  use: { react: '<Picture src="/coat.webp" alt="A wool coat" ratio="4 / 3" />' },
  gallery: { by: ['fit'], looks: { 'Nothing to show': { src: undefined } } },
  anatomy: {
    story: 'shown',
    parts: [['[data-story] img', 'Picture', 'fills its box; loaded without a referrer']],
  },
  pairs: [
    {
      do: {
        says: 'Describe the image if the text next to it doesn’t.',
        args: { alt: 'A wool coat, one button missing' },
      },
      dont: { says: 'Start with “Image of”.', args: { alt: 'Image of coat.jpg' } },
    },
  ],
  keys: [],
  readOut: ['“A wool coat, image”. Nothing with an empty `alt`.'],
  words: ['A short description, without “image of”.'],
};

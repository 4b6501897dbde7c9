export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'profile picture, initials',
  use: { react: '<Avatar name="Sara Jones" />' },
  gallery: {
    by: ['size'],
    looks: {
      'One word': { name: 'Rosa' },
      'A name in Arabic': { name: 'سارة جونز' },
      'Another name, another background': { name: 'Wei Chen' },
    },
  },
  anatomy: {
    story: 'initials',
    parts: [['[data-story] span', 'Background', 'a soft color derived from the name']],
  },
  pairs: [
    {
      do: { says: 'Pass the full name. The color and initials derive from it.', args: { name: 'Rosa Delgado' } },
      dont: {
        says: 'Abbreviate the name. Everyone with these initials would get the same color.',
        args: { name: 'R. D.' },
      },
    },
  ],
  keys: [],
  readOut: ['“Sara Jones, image”. Nothing with an empty `alt`, if the name is shown next to it.'],
  words: ['The person’s name as they write it, without “user” or a number.'],
};

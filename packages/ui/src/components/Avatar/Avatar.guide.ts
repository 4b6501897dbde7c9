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
      'Another name, another ground': { name: 'Wei Chen' },
    },
  },
  anatomy: {
    story: 'initials',
    parts: [['[data-story] span', 'Ground', 'one of the soft colors, always the same for the same name']],
  },
  pairs: [
    {
      do: { says: 'Give the whole name: the ground and the initials follow from it.', args: { name: 'Rosa Delgado' } },
      dont: { says: 'Abbreviate it: every “R. D.” then has the same ground.', args: { name: 'R. D.' } },
    },
  ],
  keys: [],
  readOut: ['“Sara Jones, image”. With an empty `alt`, nothing: the name stands beside it.'],
  words: ['The name as the person writes it, without “user” or a number.'],
};

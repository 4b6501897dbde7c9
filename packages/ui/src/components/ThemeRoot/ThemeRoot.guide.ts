export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'theme provider, dark mode, color scheme',
  use: {
    react: `<ThemeRoot theme="auto" paint="page">
  <Text>As light or dark as the system.</Text>
</ThemeRoot>`,
  },
  gallery: { by: ['theme'] },
  anatomy: {
    story: 'light',
    parts: [
      ['[data-story] > div, [data-story] > *', 'Root', 'sets variables, typography and `color-scheme` for its content'],
    ],
  },
  pairs: [
    {
      do: { says: 'Let `auto` follow the visitor’s system.', args: { theme: 'auto' } },
      dont: { says: 'Force the dark theme because it looks good.', args: { theme: 'dark' } },
    },
  ],
  keys: [],
  readOut: ['Nothing.'],
  words: ['None.'],
};

export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'hint, hover text, title attribute',
  use: {
    react: `<Tooltip description="Kept on this device">
  <Button>Save</Button>
</Tooltip>`,
  },
  gallery: { stories: ['shown', 'long-text'], width: 480, height: 180 },
  anatomy: {
    story: 'shown',
    height: 160,
    parts: [
      ['[data-story] button', 'Control', 'one; the words describe it'],
      ['[role=tooltip]', 'Words', 'a few; the pointer can go on to them'],
    ],
  },
  pairs: [
    {
      do: { says: 'Say what an icon does, where its name is not enough.' },
      dont: { says: 'Hide what is needed: there is no tooltip on touch.' },
    },
  ],
  keys: [
    ['Tab', 'shows it with the focus'],
    ['Escape', 'hides it and closes nothing else'],
  ],
  readOut: ['“Locate, button. Use my location”: the words after the name.'],
  words: ['A few words, no full stop.'],
};

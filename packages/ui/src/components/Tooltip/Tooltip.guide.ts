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
      ['[data-story] button', 'Control', 'a single control, described by the text'],
      ['[role=tooltip]', 'Words', 'short; can be hovered'],
    ],
  },
  pairs: [
    {
      do: { says: 'Explain an icon whose meaning isn’t obvious.' },
      dont: { says: 'Use it for required information. Touch devices show no tooltips.' },
    },
  ],
  keys: [
    ['Tab', 'shows it on focus'],
    ['Escape', 'hides only the tooltip'],
  ],
  readOut: ['“Locate, button. Use my location”: the text follows the name.'],
  words: ['A few words without a period.'],
};

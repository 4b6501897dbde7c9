export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'call to action, CTA, submit',
  use: {
    react: `<Button tone="primary" onClick={() => console.log('Donate')}>
  Donate Items
</Button>`,
  },
  gallery: {
    by: ['tone', 'size'],
    looks: {
      Hover: { tone: 'primary', state: 'hover' },
      'Keyboard focus': { tone: 'primary', state: 'focus-visible' },
      Pressed: { tone: 'primary', state: 'active' },
      Disabled: { disabled: true },
      Busy: { busy: true, tone: 'primary', children: 'Creating Donation...' },
    },
  },
  anatomy: {
    story: 'with-icon',
    parts: [
      ['[data-story] button', 'Patch', '44 px high for a finger, with a lower edge that gives way when pressed'],
      ['[data-story] button svg', 'Icon', 'repeats the words; while busy, the spinner stands here'],
      ['[data-story] button > span', 'Words', 'what it does'],
    ],
  },
  pairs: [
    {
      do: { says: 'Name what happens.', args: { tone: 'danger', children: 'Delete' } },
      dont: { says: 'A bare answer: its question may be out of sight.', args: { tone: 'danger', children: 'Yes' } },
    },
    {
      do: {
        says: 'Say in the words what is under way.',
        args: { tone: 'primary', busy: true, children: 'Creating Donation...' },
      },
      dont: {
        says: 'Disable it and say nothing: the focus is lost, and nobody knows why.',
        args: { tone: 'primary', disabled: true, children: 'Create Donation' },
      },
    },
  ],
  keys: [
    ['Enter', 'presses it; follows the link where it has `href`'],
    ['Space', 'presses it, when let go; not a link'],
  ],
  readOut: [
    '“Share, button”.',
    'Busy: “Creating Donation..., button, busy, dimmed”; it can still be read.',
    'With `href`: “Donate Items, link”.',
  ],
  words: [
    'A verb, and what it is done to: “Create Donation”, “Send code”.',
    'Title Case where the product spec has it so; otherwise as a sentence, without a full stop.',
    'The same words where it leads: who presses “Edit” arrives at “Edit”.',
  ],
};

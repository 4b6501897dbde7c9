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
      ['[data-story] button', 'Patch', '44 px high, with a lower edge that moves when pressed'],
      ['[data-story] button svg', 'Icon', 'repeats the text; replaced by the spinner while busy'],
      ['[data-story] button > span', 'Words', 'the action'],
    ],
  },
  pairs: [
    {
      do: { says: 'Name the action.', args: { tone: 'danger', children: 'Delete' } },
      dont: { says: 'Use “Yes” or “No”. The question may be out of view.', args: { tone: 'danger', children: 'Yes' } },
    },
    {
      do: {
        says: 'Describe the progress in the label.',
        args: { tone: 'primary', busy: true, children: 'Creating Donation...' },
      },
      dont: {
        says: 'Disable it without a reason. The focus is lost and people don’t know why.',
        args: { tone: 'primary', disabled: true, children: 'Create Donation' },
      },
    },
  ],
  keys: [
    ['Enter', 'activates it, or follows the link if it has `href`'],
    ['Space', 'activates it on release; links don’t react to it'],
  ],
  readOut: [
    '“Share, button”.',
    'While busy: “Creating Donation..., button, busy, dimmed”.',
    'With `href`: “Donate Items, link”.',
  ],
  words: [
    'A verb and its object: “Create Donation”, “Send code”.',
    'Title case if the product spec uses it, otherwise sentence case without a period.',
    'The target uses the same words: “Edit” opens a dialog called “Edit”.',
  ],
};

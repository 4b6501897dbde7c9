export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'icon only button, pressed button',
  use: {
    react: '<IconButton label="Share" icon={<ShareIcon />} onClick={() => navigator.share({ url: location.href })} />',
  },
  gallery: {
    by: ['tone', 'size'],
    looks: {
      Pressed: { pressed: true },
      'Keyboard focus': { tone: 'neutral', state: 'focus-visible' },
      Disabled: { disabled: true },
      Busy: { busy: true },
    },
  },
  anatomy: {
    story: 'neutral',
    parts: [
      ['[data-story] button', 'Control', '44 px touch target at any size'],
      ['[data-story] button svg', 'Icon', 'hidden from screen readers, which read the label'],
    ],
  },
  pairs: [
    {
      do: {
        says: 'Keep the label of a switch the same in both states.',
        args: { label: 'Save Denim jacket', pressed: true },
      },
      dont: {
        says: 'Change the label together with the state. “Unsave, pressed” means the opposite.',
        args: { label: 'Unsave Denim jacket', pressed: true },
      },
    },
  ],
  keys: [
    ['Enter, Space', 'activate it'],
    ['Tab', 'moves on'],
  ],
  readOut: ['“Save, toggle button, not pressed” for a toggle, otherwise “Share, button”.'],
  words: ['The label is a verb and its object: “Save Denim jacket”.'],
};

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
      ['[data-story] button', 'Control', '44 px for a finger, whatever its size'],
      ['[data-story] button svg', 'Icon', 'hidden from screen readers: the label is the name'],
    ],
  },
  pairs: [
    {
      do: {
        says: 'Keep the name of a switch the same in both states.',
        args: { label: 'Save Denim jacket', pressed: true },
      },
      dont: {
        says: 'Change name and state together: “Unsave, pressed” says the opposite of what is so.',
        args: { label: 'Unsave Denim jacket', pressed: true },
      },
    },
  ],
  keys: [
    ['Enter, Space', 'press it'],
    ['Tab', 'goes on'],
  ],
  readOut: ['“Save, toggle button, not pressed” where it is a switch; “Share, button” otherwise.'],
  words: ['The label is a verb and what it is done to: “Save Denim jacket”.'],
};

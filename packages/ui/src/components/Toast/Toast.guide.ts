export const guide: ComponentGuide = {
  component: 'Toaster',
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'snackbar, notification, alert, flash message',
  use: {
    react: `<Button onClick={() => toast({ title: 'Donation Created' })}>Create Donation</Button>`,
    lines: 'const { toast } = useToast();',
    around: ['ToastProvider'],
  },
  gallery: { stories: ['default', 'destructive', 'with-action'], width: 640, height: 220 },
  anatomy: {
    story: 'with-action',
    height: 180,
    parts: [
      ['[role=status] > div', 'Card', 'announced without moving focus'],
      ['[role=status] button:not([aria-label])', 'Action', 'also available elsewhere'],
      ['[role=status] button[aria-label]', 'Dismiss', 'also dismissed by Escape and a swipe'],
    ],
  },
  pairs: [
    {
      do: { says: 'Confirm an action, and offer to undo it.', story: 'with-action' },
      dont: { says: 'Show important messages. A toast disappears after five seconds.', story: 'must-be-read' },
    },
  ],
  keys: [
    ['F8', 'moves to the toasts'],
    ['Escape', 'dismisses the focused toast'],
    ['Tab', 'moves to its action'],
  ],
  readOut: [
    '“Donation Created. Your donation has been successfully listed.”, once the screen reader is idle.',
    'Failures immediately.',
  ],
  words: ['Title: what happened. Text: what it means.', '“Removed from saved”, with “Undo”.'],
};

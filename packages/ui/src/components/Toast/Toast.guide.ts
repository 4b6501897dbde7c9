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
      ['[role=status] > div', 'Card', 'hangs from a peg; read out without taking the focus'],
      ['[role=status] button:not([aria-label])', 'Action', 'never the only way to do it'],
      ['[role=status] button[aria-label]', 'Dismiss', 'as do Escape and a swipe'],
    ],
  },
  pairs: [
    {
      do: { says: 'Tell what was just done, and offer to undo it.', story: 'with-action' },
      dont: { says: 'Tell what must be read: it is gone after five seconds.', story: 'must-be-read' },
    },
  ],
  keys: [
    ['F8', 'goes to the toasts'],
    ['Escape', 'dismisses the one that has the focus'],
    ['Tab', 'goes to its action'],
  ],
  readOut: [
    '“Donation Created. Your donation has been successfully listed.”, when nothing else is being read.',
    'A failure at once.',
  ],
  words: ['Title: what happened, as a fact. Text: what it means.', '“Removed from saved”, with “Undo”.'],
};

export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'modal, overlay, popup, sheet, lightbox',
  use: {
    react: `<Dialog open={open} onOpenChange={setOpen} title="Where are you?">
  <TextField label="City" />
</Dialog>`,
    lines: 'const [open, setOpen] = useState(true);',
  },
  gallery: { stories: ['open', 'small', 'on-a-phone'], height: 640 },
  anatomy: {
    story: 'open',
    height: 420,
    parts: [
      ['dialog', 'Surface', 'a bottom sheet on phones'],
      ['dialog h2', 'Title', 'also the accessible name'],
      ['dialog button[aria-label]', 'Close', 'also closed by Escape and a press on the backdrop'],
      ['dialog input', 'Content', 'receives focus first; scrolls if it’s long'],
      ['dialog button:not([aria-label])', 'Actions', 'the primary action comes last'],
    ],
  },
  pairs: [
    {
      do: { says: 'Ask a single question, and label the answers: “Cancel” and “Use this place”.', story: 'open' },
      dont: { says: 'Ask “Are you sure?” with “OK”. The buttons must make sense on their own.', story: 'bare-answers' },
    },
    {
      do: { says: 'Open it in response to an action.' },
      dont: { says: 'Open it automatically, for example for a newsletter.' },
    },
  ],
  keys: [
    ['Tab, Shift + Tab', 'cycle through the dialog'],
    ['Escape', 'closes it and returns focus to the opener'],
  ],
  readOut: [
    '“Where are you?, dialog. City, edit text, San Francisco”.',
    'Everything behind it is inert until it closes.',
  ],
  words: [
    'The title is a question or a noun: “Where are you?”, “Your location”.',
    'Actions are verbs, never “Yes” and “No”.',
  ],
};

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
      ['dialog', 'Surface', 'on a phone a sheet at the lower edge'],
      ['dialog h2', 'Title', 'also the name that is read out'],
      ['dialog button[aria-label]', 'Close', 'as do Escape and a press beside it'],
      ['dialog input', 'Content', 'takes the focus first; scrolls where it is long'],
      ['dialog button:not([aria-label])', 'Actions', 'the one that goes on is the last'],
    ],
  },
  pairs: [
    {
      do: { says: 'Ask one thing, and name the answers: “Cancel” and “Use this place”.', story: 'open' },
      dont: { says: 'Ask “Are you sure?” with “OK”: who reads only buttons cannot answer.', story: 'bare-answers' },
    },
    {
      do: { says: 'Open it because somebody pressed something.' },
      dont: { says: 'Open it by itself, as for news or for a newsletter.' },
    },
  ],
  keys: [
    ['Tab, Shift + Tab', 'go round inside'],
    ['Escape', 'closes it; the focus goes back to what opened it'],
  ],
  readOut: [
    '“Where are you?, dialog. City, edit text, San Francisco”.',
    'Everything behind it is silent until it closes.',
  ],
  words: [
    'The title is the question or the thing: “Where are you?”, “Your location”.',
    'Actions are verbs; never “Yes” and “No”.',
  ],
};

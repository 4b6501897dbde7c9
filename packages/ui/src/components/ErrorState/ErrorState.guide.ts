export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'failure, error message, retry',
  use: { react: '<ErrorState title="Failed to fetch donations" onRetry={() => location.reload()} />' },
  gallery: { looks: { 'With a way out': {}, 'Nothing to do here': { onRetry: undefined } } },
  anatomy: {
    story: 'with-retry',
    parts: [
      ['[data-story] svg', 'Drawing', 'decoration'],
      ['[data-story] :is(h1,h2,h3,h4,p)', 'Title', 'what could not be done'],
      ['[data-story] button', 'Try again', 'does the same once more'],
    ],
  },
  pairs: [
    {
      do: {
        says: 'Say what failed, and what to try.',
        args: {
          title: 'Failed to fetch donations',
          description: "The server didn't respond. Check your connection and try again.",
        },
      },
      dont: {
        says: 'Show what only a log needs.',
        args: { title: 'Error 500', description: 'TypeError: undefined is not a function' },
      },
    },
  ],
  keys: [
    ['Tab', 'goes to “Try again”'],
    ['Enter, Space', 'try again'],
  ],
  readOut: [
    'At once, whatever was being read: “Failed to fetch donations. The server didn’t respond. Check your connection and try again.” Then “Try again, button”.',
  ],
  words: [
    'Title: what failed, in the words of the product spec. Text: what one can do, in ours.',
    '“Try again”, not “Retry”. No codes, no “Oops”.',
  ],
};

export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'failure, error message, retry',
  use: { react: '<ErrorState title="Failed to fetch donations" onRetry={() => location.reload()} />' },
  gallery: { looks: { 'With a way out': {}, 'Nothing to do here': { onRetry: undefined } } },
  anatomy: {
    story: 'with-retry',
    parts: [
      ['[data-story] svg', 'Drawing', 'decorative'],
      ['[data-story] :is(h1,h2,h3,h4,p)', 'Title', 'what failed'],
      ['[data-story] button', 'Try again', 'repeats the action'],
    ],
  },
  pairs: [
    {
      do: {
        says: 'Explain the problem and how to solve it.',
        args: {
          title: 'Failed to fetch donations',
          description: "The server didn't respond. Check your connection and try again.",
        },
      },
      dont: {
        says: 'Show technical details. They belong in a log.',
        args: { title: 'Error 500', description: 'TypeError: undefined is not a function' },
      },
    },
  ],
  keys: [
    ['Tab', 'moves to “Try again”'],
    ['Enter, Space', 'tries again'],
  ],
  readOut: [
    'Immediately: “Failed to fetch donations. The server didn’t respond. Check your connection and try again.” Then “Try again, button”.',
  ],
  words: [
    'Title: what failed, as worded in the product spec. Text: what to do.',
    '“Try again”, not “Retry”. No codes, no “Oops”.',
  ],
};

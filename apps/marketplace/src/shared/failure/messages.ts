/** Texts of a part of the page that failed, or whose code did not load. */
export const failureMessages = {
  /** Replaces the frame of every page, or all of it. */
  crashed: 'This part of the page stopped working. That is our fault, not yours. Reloading the page starts it again.',
  /** In the place of a screen or a part of one, which can be started again alone. */
  stopped: 'Something failed on our side. Try again.',
  connection: 'Check your connection and try again.',
  server: 'The server could not send it. Try again in a minute.',
  release: 'A new version is here',
  releaseText: 'Reload the page to go on.',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  close: 'Close',
  home: 'Back to Home',
  /** Name of the failed call, from the client. */
  fetching: (message: string) => message,
} as const;

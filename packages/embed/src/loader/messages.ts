/** What is read before a widget's own code is there. */
export const loaderMessages = {
  openChat: 'Open chat',
  failed: 'This part of the page could not be loaded.',
  retry: 'Try again',
};

/** What is read before a widget's own code is there. */
export const loaderMessages = {
  openChat: 'Open chat',
  failed: 'Not loaded. Try again',
};

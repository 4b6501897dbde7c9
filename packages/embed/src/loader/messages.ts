/** What is read before a widget's own code is there. */
export const loaderMessages = {
  openChat: 'Open chat',
  failed: 'This could not be loaded. Try again',
};

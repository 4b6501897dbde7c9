/** The texts of the button: apart from the others, for a page that loads the assistant's code later. */
export const launcherMessages = {
  openChat: 'Open chat',
  /** While there is something new in it. */
  openNew: (count: number) => `Open chat, ${count} new`,
  closeChat: 'Close chat',
};

/** The texts of the button: apart from the others, for a page that loads the assistant's code later. */
export const launcherMessages = {
  openChat: 'Open chat',
  /** While there is something new in it. */
  openNew: (count: number) => (count === 1 ? 'Open chat, 1 new message' : `Open chat, ${count} new messages`),
  closeChat: 'Close chat',
};

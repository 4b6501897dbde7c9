/** Texts of the panel before the chat's own code is there: the chat's own words (chat-widget's messages.ts). */
export const panelMessages = {
  title: (product: string) => `${product} Assistant`,
  automated: 'This assistant is automated and can be wrong.',
  greeting: (product: string) => `Hi there! I'm your ${product} assistant. How can I help you today?`,
  closeChat: 'Close chat',
  inputLabel: 'Message',
  placeholder: 'Type your message...',
};

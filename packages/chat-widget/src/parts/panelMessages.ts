import { inTime } from '@clothesline/api-client';
import { launcherMessages } from './launcherMessages.js';

/** The texts of the panel itself: apart from those of what is loaded after it. */
export const panelMessages = {
  ...launcherMessages,
  title: (product: string) => `${product} Assistant`,
  greeting: (product: string) => `Hi there! I'm your ${product} assistant. How can I help you today?`,
  automated: 'This assistant is automated and can be wrong.',
  conversation: 'Conversation',
  fromVisitor: 'You said:',
  fromAssistant: 'Assistant said:',
  typing: 'The assistant is typing',
  inputLabel: 'Message',
  placeholder: 'Type your message...',
  send: 'Send message',
  sendFailed: "I'm having trouble responding right now. Please try again later.",
  /** The server takes so many messages in a minute from one conversation. `when` is as in "in 40 seconds". */
  tooMany: (when: string) => `That was a lot of messages in a short time. Please try again ${when}.`,
  /** The time that `when` is in other texts. */
  inTime,
  tryAgain: 'Try again',
  charactersLeft: (count: number, formatted: string) =>
    count === 1 ? `${formatted} character left` : `${formatted} characters left`,
  opensInNewTab: '(opens in a new tab)',
};

export type PanelMessages = typeof panelMessages;

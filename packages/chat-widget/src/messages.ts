import { extraMessages } from './extras/extraMessages.js';
import { panelMessages } from './parts/panelMessages.js';

/** Every text of the chat. Override any of them with the `messages` prop. */
export const chatMessages = { ...panelMessages, ...extraMessages };

export type ChatMessages = typeof chatMessages;

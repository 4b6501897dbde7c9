export { ChatWidget, type ChatWidgetProps } from './ChatWidget.js';
export { chatMessages, type ChatMessages } from './messages.js';
export type { Entry as ChatEntry } from './chatReducer.js';
export { useChat, type ChatHookOptions } from './hook.js';
export { sessionKey } from './session.js';
export type { Chat, ChatFailure } from './useChat.js';

export { ChatWidget, type ChatWidgetProps } from './ChatWidget.js';
export { chatMessages, type ChatMessages } from './messages.js';
export { sessionKey, type SessionStorage } from './session.js';
export type { ChatFailure } from './useChat.js';

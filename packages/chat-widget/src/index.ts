export { ChatWidget, type ChatWidgetProps } from './ChatWidget.js';
export { chatMessages, type ChatMessages } from './messages.js';
export { sessionKey } from './session.js';
export type { ChatFailure } from './useChat.js';

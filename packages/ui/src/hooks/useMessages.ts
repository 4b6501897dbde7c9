import { createContext, useContext } from 'react';
import { messages, type UiMessages } from '../messages.js';

export const MessagesContext = /* @__PURE__ */ createContext<UiMessages>(messages);

/** The words of the nearest `ThemeRoot`, else the defaults. */
export const useMessages = () => useContext(MessagesContext);

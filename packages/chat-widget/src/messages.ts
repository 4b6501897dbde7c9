import { combine, type Texts } from '@clothesline/ui';
import { extraMessages } from './extras/extraMessages.js';
import { panelMessages } from './parts/panelMessages.js';

/** All English strings of the chat. Override them with the `messages` prop. */
export const chatMessages = /* @__PURE__ */ combine(panelMessages, extraMessages);

export type ChatMessages = Texts<typeof chatMessages>;

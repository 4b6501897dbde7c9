import { combine, type Texts } from '@clothesline/ui';
import { extraMessages } from './extras/extraMessages.js';
import { panelMessages } from './parts/panelMessages.js';

/** Every English text of the chat. Override any of them with the `messages` prop. */
export const chatMessages = /* @__PURE__ */ combine(panelMessages, extraMessages);

export type ChatMessages = Texts<typeof chatMessages>;

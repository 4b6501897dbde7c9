import { stateTexts } from '@clothesline/api-client';
import { combine } from '@clothesline/ui';
import { chatExtras } from '../locales/en/chatExtras.js';

/** English texts of the parts that load once the panel is open. */
export const extraMessages = /* @__PURE__ */ combine(stateTexts, chatExtras);

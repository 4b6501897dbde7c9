import { stateTexts } from '@clothesline/api-client';
import { combine } from '@clothesline/ui';
import { chatExtras } from '../locales/en/chatExtras.js';

export const extraMessages = /* @__PURE__ */ combine(stateTexts, chatExtras);

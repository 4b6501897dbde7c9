import { combine } from '@clothesline/ui';
import { cardElement } from '../locales/en/cardElement.js';
import { donationCardMessages } from '../messages.js';

export const cardElementMessages = /* @__PURE__ */ combine(donationCardMessages, cardElement);

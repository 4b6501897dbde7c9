import { combine } from '@clothesline/ui';
import { cardElement } from '../locales/en/cardElement.js';
import { donationCardMessages } from '../messages.js';

/** Texts of `<clothesline-donation-card>`: those of the card, and of a donation that no longer exists. */
export const cardElementMessages = /* @__PURE__ */ combine(donationCardMessages, cardElement);

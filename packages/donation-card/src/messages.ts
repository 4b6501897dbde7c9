import { failureTexts, nameTexts, stateTexts, timeTexts } from '@clothesline/api-client';
import { combine, type Texts } from '@clothesline/ui';
import { card } from './locales/en/card.js';

/** All English strings of the cards. Override them with `messages` or a catalog. */
export const donationCardMessages = /* @__PURE__ */ combine(nameTexts, stateTexts, failureTexts, timeTexts, card);

export type DonationCardMessages = Texts<typeof donationCardMessages>;

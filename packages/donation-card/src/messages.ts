import { failureTexts, nameTexts, stateTexts, timeTexts } from '@clothesline/api-client';
import { combine, type Texts } from '@clothesline/ui';
import { card } from './locales/en/card.js';

/** Every English text of the package. Replace any of them with the `messages` prop, or all with a catalog. */
export const donationCardMessages = /* @__PURE__ */ combine(nameTexts, stateTexts, failureTexts, timeTexts, card);

export type DonationCardMessages = Texts<typeof donationCardMessages>;

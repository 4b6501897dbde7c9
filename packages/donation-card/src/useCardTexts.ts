import { useTexts } from '@clothesline/ui';
import { donationCardMessages, type DonationCardMessages } from './messages.js';

/** Returns the texts in the current language, merged with a component's overrides. */
export const useCardTexts = (own?: Partial<DonationCardMessages>) => useTexts(donationCardMessages, own);

import { useTexts } from '@clothesline/ui';
import { donationCardMessages, type DonationCardMessages } from './messages.js';

/** Returns the translations, merged with a component's overrides. */
export const useCardTexts = (own?: Partial<DonationCardMessages>) => useTexts(donationCardMessages, own);

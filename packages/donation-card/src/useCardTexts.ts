import { useTexts } from '@clothesline/ui';
import { donationCardMessages, type DonationCardMessages } from './messages.js';

/** Returns the texts of the package in the current language, with a component's own ones. */
export const useCardTexts = (own?: Partial<DonationCardMessages>) => useTexts(donationCardMessages, own);

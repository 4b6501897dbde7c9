import { useTexts } from '@clothesline/ui';
import { donationCardMessages, type DonationCardMessages } from './messages.js';

/** The texts of the package in the language around, but for a component's own. */
export const useCardTexts = (own?: Partial<DonationCardMessages>) =>
  useTexts('donation-card', donationCardMessages, own);

import { useTexts } from '@clothesline/ui';
import { drawnMessages } from './drawnMessages.js';
import type { DonationsMapMessages, DrawnMessages } from './messages.js';

/** The texts in the language around, but for a map's own; those of the live part are in them where they were given. */
export const useDrawnTexts = (own?: Partial<DonationsMapMessages>) =>
  useTexts<DrawnMessages>('donations-map', drawnMessages, own);

import { type Section, useTexts } from '@clothesline/ui';
import { drawnMessages } from './drawnMessages.js';
import type { DonationsMapMessages, DrawnMessages } from './messages.js';

/** Returns the texts in the current language, with a map's own ones, including those given for the live part. */
export const useDrawnTexts = (own?: Partial<DonationsMapMessages>) =>
  useTexts<DrawnMessages & Section>(drawnMessages, own);

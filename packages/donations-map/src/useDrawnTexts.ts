import { type Section, useTexts } from '@clothesline/ui';
import { drawnMessages } from './drawnMessages.js';
import type { DonationsMapMessages, DrawnMessages } from './messages.js';

/** Returns the translations, merged with the overrides. Overrides for the live map are passed on. */
export const useDrawnTexts = (own?: Partial<DonationsMapMessages>) =>
  useTexts<DrawnMessages & Section>(drawnMessages, own);

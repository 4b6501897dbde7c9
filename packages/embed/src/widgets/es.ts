import { chatSpanish } from '@clothesline/chat-widget/es';
import { createFormSpanish } from '@clothesline/create-form/es';
import { donationCardSpanish } from '@clothesline/donation-card/es';
import { donationsMapSpanish } from '@clothesline/donations-map/es';
import { locationSpanish } from '@clothesline/location/es';
import { uiSpanish } from '@clothesline/ui/es';

/** Texts of all widgets in Spanish, in one file, since a Spanish page seldom shows one widget alone. */
export const spanish = [
  uiSpanish,
  donationCardSpanish,
  donationsMapSpanish,
  locationSpanish,
  createFormSpanish,
  chatSpanish,
];

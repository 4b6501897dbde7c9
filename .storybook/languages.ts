import { pseudoLocale } from '@clothesline/api-client/testing';
import { chatMessages } from '@clothesline/chat-widget';
import { chatSpanish } from '@clothesline/chat-widget/es';
import { createFormMessages } from '@clothesline/create-form';
import { createFormSpanish } from '@clothesline/create-form/es';
import { donationCardMessages } from '@clothesline/donation-card';
import { donationCardSpanish } from '@clothesline/donation-card/es';
import { donationsMapSpanish } from '@clothesline/donations-map/es';
import { donationsMapMessages } from '@clothesline/donations-map/messages';
import { locationSpanish } from '@clothesline/location/es';
import { locationPickerMessages } from '@clothesline/location/react';
import { uiMessages, type LocaleProviderProps } from '@clothesline/ui';
import { uiSpanish } from '@clothesline/ui/es';

type Language = Pick<LocaleProviderProps, 'language' | 'catalogs'>;

const english = {
  ui: uiMessages,
  'donation-card': donationCardMessages,
  'donations-map': donationsMapMessages,
  location: locationPickerMessages,
  'create-form': createFormMessages,
  'chat-widget': chatMessages,
};

/** Languages of the toolbar. The direction has a button of its own. */
export const languages: Readonly<Record<string, Language>> = {
  en: {},
  es: {
    language: 'es',
    catalogs: [uiSpanish, donationCardSpanish, donationsMapSpanish, locationSpanish, createFormSpanish, chatSpanish],
  },
  // Marks every text of the catalogs, so that an unmarked text is a donor's words or a mistake.
  pseudo: { catalogs: Object.entries(english).map(([of, messages]) => ({ of, messages: pseudoLocale(messages) })) },
};

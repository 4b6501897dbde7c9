import { failureMessages as callMessages, standardSite } from '@clothesline/api-client';
import api from '@clothesline/api-client/locales/es';
import chat from '@clothesline/chat-widget/locales/es';
import { launcherMessages } from '@clothesline/chat-widget/launcher';
import form from '@clothesline/create-form/locales/es';
import { donationCardMessages } from '@clothesline/donation-card';
import card from '@clothesline/donation-card/locales/es';
import map from '@clothesline/donations-map/locales/es';
import location from '@clothesline/location/locales/es';
import ui from '@clothesline/ui/locales/es';
import { layoutMessages } from '../layout/messages.js';
import { accountMessages } from '../shared/account/messages.js';
import { messages as distanceMessages } from '../shared/distances/messages.js';
import { failureMessages } from '../shared/failure/messages.js';
import { names } from '../shared/language/names.js';
import { rooms, speech } from '../shared/language/texts.js';
import type { Translations } from '../shared/language/translations.js';
import { messages as mapMessages } from '../shared/map/messages.js';
import { forYourSiteInSpanish } from './forYourSite.js';
import { helpInSpanish } from './help.js';
import { layoutInSpanish } from './layout.js';
import { policiesInSpanish } from './policies.js';
import { profileInSpanish } from './profile.js';
import { screensInSpanish } from './screens.js';
import { sharedInSpanish } from './shared.js';

const callsInSpanish = { ...api.failures, ...api.times };

const spanish: Translations = {
  ...sharedInSpanish,
  ...layoutInSpanish,
  ...screensInSpanish,
  ...profileInSpanish,
  forYourSite: forYourSiteInSpanish,
  help: helpInSpanish,
  policies: policiesInSpanish,
  calls: callsInSpanish,
  cards: { ...callsInSpanish, ...api.names, ...api.states, ...card.card },
  launcher: chat.launcher,
  site: {
    ...standardSite,
    tagline: 'Unimos a quienes dan con quienes lo necesitan. Donar ropa: fácil, cerca de ti y útil de verdad.',
  },
};

// Adds the rooms that are part of every visit.
Object.assign(rooms, {
  layout: layoutMessages,
  failure: failureMessages,
  account: accountMessages,
  distances: distanceMessages,
  map: mapMessages,
  names,
  calls: callMessages,
  cards: donationCardMessages,
  launcher: launcherMessages,
  site: standardSite,
} satisfies Partial<Record<keyof Translations, object>>);

/** The English texts of each room that was put into Spanish. */
const english = new Map<object, object>();

function say(of: keyof Translations): void {
  const room = rooms[of];
  if (!room) return;
  if (!english.has(room)) english.set(room, { ...room });
  Object.assign(room, spanish[of]);
}

/** The catalogs of the packages. */
const catalogs = [ui, api, card, map, location, form, chat];

/** The visitor's own Spanish, as that of Mexico, for dates and numbers. */
const spanishTag = (languages: readonly string[]) => languages.find((tag) => /^es\b/i.test(tag)) ?? 'es';

/**
 * Switches all texts to Spanish from the next rendering on. Returns the props of `App`.
 * @param language The language tag for dates and numbers; the visitor's own by default
 */
export function speakSpanish(language = spanishTag(navigator.languages)) {
  Object.assign(speech, { tag: language, say });
  for (const of of Object.keys(rooms)) say(of as keyof Translations);
  return { language, catalogs };
}

/** Says everything in English again, for stories and tests. */
export function speakEnglish(): void {
  Object.assign(speech, { tag: undefined, say: undefined });
  for (const [room, texts] of english) Object.assign(room, texts);
}

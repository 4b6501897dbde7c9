import { readFileSync } from 'node:fs';

export const entries = {
  'clothesline-chat': 'chat',
  'clothesline-featured-donations': 'donations',
  'clothesline-donation-card': 'donations',
  'clothesline-needs': 'needs',
  'clothesline-create-form': 'form',
  'clothesline-donations-map': 'map',
};

const read = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(new URL(`../../${name}.json`, import.meta.url), 'utf8'));

/** All languages except English. Each has its own chunk with the strings of all widgets. */
export const languages = Object.keys(read('api-client/locales/languages')).filter((language) => language !== 'en');

export const parts = ['live', 'basemap', 'extras'];

/** The loader needs the launcher's label in all languages. They're keyed by the primary subtag. */
export const launcherName = read('chat-widget/locales/en').launcher.openChat;
export const launcherNames = Object.fromEntries(
  languages.map((language) => [language.split('-')[0], read(`chat-widget/locales/${language}`).launcher.openChat]),
);

/** Primary subtags of the RTL languages. */
export const rightToLeft = languages
  // @ts-expect-error -- the types lack a method that Node has
  .filter((language) => new Intl.Locale(language).getTextInfo().direction === 'rtl')
  .map((language) => language.split('-')[0]);

/** The English strings for the panel that is shown before the chat has loaded. */
export const panelTexts = { ...read('chat-widget/locales/en').launcher, ...read('chat-widget/locales/en').chat };

import { readFileSync } from 'node:fs';

/** Entry of each tag, in src/widgets. */
export const entries = {
  'clothesline-chat': 'chat',
  'clothesline-featured-donations': 'donations',
  'clothesline-donation-card': 'donations',
  'clothesline-create-form': 'form',
  'clothesline-donations-map': 'map',
};

/** Reads a catalog of a package. */
const read = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(new URL(`../../${name}.json`, import.meta.url), 'utf8'));

/** Languages other than English, each a chunk with the texts of all widgets. */
export const languages = Object.keys(read('api-client/locales/languages')).filter((language) => language !== 'en');

/** Chunks that a widget loads later. */
export const parts = ['live', 'basemap', 'extras'];

/** Name of the launcher in English, and by first subtag in the other languages, for the loader. */
export const launcherName = read('chat-widget/locales/en').launcher.openChat;
export const launcherNames = Object.fromEntries(
  languages.map((language) => [language.split('-')[0], read(`chat-widget/locales/${language}`).launcher.openChat]),
);

/** First subtags of the languages that are written from right to left. */
export const rightToLeft = languages
  // @ts-expect-error -- the types lack a method that Node has
  .filter((language) => new Intl.Locale(language).getTextInfo().direction === 'rtl')
  .map((language) => language.split('-')[0]);

/** English texts of the panel that shows before the chat's code is there. */
export const panelTexts = { ...read('chat-widget/locales/en').launcher, ...read('chat-widget/locales/en').chat };

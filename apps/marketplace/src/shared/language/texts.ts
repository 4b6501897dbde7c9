import type { Translations } from './translations.js';

type Room = keyof Translations;

/** The texts whose code has come, by the name of their room. */
export const rooms: Partial<Record<Room, object>> = {};

/** Tag and translations of another language than English, if the page has one. */
export const speech: {
  /** A language tag (BCP 47) for dates and numbers: the browser's own English where it has one. */
  tag?: string | undefined;
  /** Puts the texts of a room into that language. */
  say?: ((of: Room) => void) | undefined;
} = { tag: navigator.language.startsWith('en') ? undefined : 'en' };

/**
 * Texts of a room. English is part of the code; another language replaces it, however late its code loads. Rooms of
 * every visit need no call, since the other language lists them.
 * @param of The name of the room among the translations
 */
export function texts<Texts extends object>(of: Room, english: Texts): Texts {
  rooms[of] = english;
  speech.say?.(of);
  return english;
}

import { translatePage } from '../support/translatePage.js';

/** What a visitor's browser may be like: each runs in the page before anything else, and uses nothing of this file. */
export const devices: Record<string, () => void> = {
  'storage that throws': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
  'storage full of other things': () => {
    const keys = ['saved', 'draft', 'location', 'location_refused', 'appearance', 'scroll', 'chat_unsent'];
    const names = [...keys.map((key) => `clothesline_${key}`), 'chat_session_id'];
    for (const store of [localStorage, sessionStorage]) {
      for (const name of names) store.setItem(name, '{"id":[null,"\u0000",{"a":1e999}],"title":7');
    }
  },
  'a translator': translatePage,
};

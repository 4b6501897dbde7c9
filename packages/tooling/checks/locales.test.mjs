import { expect, test } from 'vitest';
import { compile, missingTexts, unchangedTexts } from '../locales.mjs';

test('every language has every text', () => {
  expect(missingTexts()).toEqual([]);
});

test('every text of another language differs from English, apart from names and symbols', () => {
  const same = new Set(['https://', 'Error', 'Legal', 'GeoNames (CC BY)', 'WordPress', 'Squarespace', 'Wix']);
  const hasWord = (/** @type {string} */ text) => /\p{L}{3}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''));
  const unchanged = unchangedTexts().filter(({ text }) => hasWord(text) && !same.has(text));
  expect(unchanged.map(({ place }) => place)).toEqual([]);
});

test.each([
  [{ ui: { close: '{count' } }, 'en.json: ui.close'],
  [{ ui: { close: '{count, plural, one {#}}' } }, 'en.json: ui.close'],
  [{ ui: { close: 3 } }, 'en.json: ui.close'],
])('a broken message %j is reported with its file and key', (texts, place) => {
  // @ts-expect-error: a number is not a message.
  expect(() => compile('en.json', texts)).toThrow(place);
});

test.each([
  [{ ui: { close: 'Cerrar {name}' } }, /es.json: ui.close: .*argument \{name\}/],
  [{ ui: { shut: 'Cerrar' } }, 'es.json: ui.shut'],
  [{ ui: 'Cerrar' }, 'es.json: ui'],
])('a translation %j that does not fit the English text is reported', (translated, message) => {
  expect(() => compile('es.json', { ui: { close: 'Close' } }, translated, 'es')).toThrow(message);
});

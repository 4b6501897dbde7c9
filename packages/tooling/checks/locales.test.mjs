import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { compile, folders, others } from '../locales.mjs';

/** @param {import('../locales.mjs').Texts} texts @returns {[path: string, text: string][]} */
const list = (texts, path = '') =>
  typeof texts === 'string'
    ? [[path, texts]]
    : Object.entries(texts).flatMap(([key, text]) => list(text, path ? `${path}.${key}` : key));
/** @param {string} file */
const read = (file) => list(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Every English text with its translation, for each language. The assistant only answers in some languages. */
const translations = folders.flatMap((folder) =>
  others
    .map((language) => join(folder, `${language}.json`))
    .filter((file) => existsSync(file) || !folder.endsWith(join('locales', 'assistant')))
    .flatMap((file) => {
      const translated = new Map(read(file));
      const english = read(join(folder, 'en.json'));
      return english.map(([key, text]) => ({
        place: `${relative(root, file)}: ${key}`,
        text,
        translation: translated.get(key),
      }));
    }),
);

test('every language has every text', () => {
  expect(translations.length).toBeGreaterThan(1000);
  expect(translations.filter(({ translation }) => translation === undefined).map(({ place }) => place)).toEqual([]);
});

test('every translation differs from English, apart from names and symbols', () => {
  const same = new Set(['https://', 'Error', 'Legal', 'GeoNames (CC BY)', 'WordPress', 'Squarespace', 'Wix']);
  const hasWord = (/** @type {string} */ text) => /\p{L}{3}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''));
  const unchanged = translations.filter(
    ({ text, translation }) => text === translation && hasWord(text) && !same.has(text),
  );
  expect(unchanged.map(({ place }) => place)).toEqual([]);
});

test.each([
  [{ ui: { close: '{count' } }, 'en.json: ui.close'],
  [{ ui: { close: '{count, plural, one {#}}' } }, 'en.json: ui.close'],
  [{ ui: { close: 3 } }, 'en.json: ui.close'],
])('reports the invalid message %j with its file and key', (texts, place) => {
  // @ts-expect-error: a number is not a message.
  expect(() => compile('en.json', texts)).toThrow(place);
});

test.each([
  [{ ui: { close: 'Cerrar {name}' } }, /es.json: ui.close: .*argument \{name\}/],
  [{ ui: { shut: 'Cerrar' } }, 'es.json: ui.shut'],
  [{ ui: 'Cerrar' }, 'es.json: ui'],
])('reports the translation %j, which does not match the English text', (translated, message) => {
  expect(() => compile('es.json', { ui: { close: 'Close' } }, translated, 'es')).toThrow(message);
});

import { useLocale, useTexts } from '@clothesline/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LoadCatalogs } from '../defineElement.js';
import { ElementFrame } from './ElementFrame.js';

const english = { $: ['greeter'], hello: 'Hello' };
const spanish = [{ greeter: { hello: 'Hola' } }];

function Greeter() {
  const { language } = useLocale();
  const { hello } = useTexts(english);
  return (
    <output data-language={language}>
      <span key={hello}>{hello}</span>
    </output>
  );
}

function show(lang: string | undefined, catalogs?: LoadCatalogs) {
  const host = document.createElement('div');
  const frame = (tag: string | undefined) => (
    <ElementFrame apiHost="" lang={tag} catalogs={catalogs} host={host}>
      <Greeter />
    </ElementFrame>
  );
  const { rerender } = render(frame(lang));
  return { change: (tag: string | undefined) => rerender(frame(tag)) };
}

/** Returns the text shown, its `lang`, and the locale of times and numbers. */
async function shown() {
  const output = await screen.findByRole('status');
  return [output.textContent, output.closest('[lang]')?.getAttribute('lang'), output.dataset.language];
}

test.each(['es', 'es-MX', 'ES'])('uses the language %s once its texts have loaded', async (lang) => {
  show(lang, { es: async () => spanish });
  expect(screen.queryByRole('status')).toBeNull();
  expect((await shown()).slice(0, 2)).toEqual(['Hola', 'es']);
});

test('uses English without other texts, but formats times for the given language', async () => {
  show('de', { es: async () => spanish });
  expect(await shown()).toEqual(['Hello', 'en', 'de']);
});

test.each([undefined, 'constructor', '__proto__'])('uses English if the language is %s', async (lang) => {
  show(lang, { es: async () => spanish });
  expect((await shown()).slice(0, 2)).toEqual(['Hello', 'en']);
});

test('uses English if the texts fail to load', async () => {
  show('es', { es: () => Promise.reject(new Error('offline')) });
  expect((await shown()).slice(0, 2)).toEqual(['Hello', 'en']);
});

test('follows language changes of the page', async () => {
  const load = vi.fn<NonNullable<LoadCatalogs['es']>>(async () => spanish);
  const { change } = show(undefined, { es: load });
  expect((await shown())[0]).toBe('Hello');
  expect(load).not.toHaveBeenCalled();
  change('es');
  await waitFor(async () => expect((await shown())[0]).toBe('Hola'));
  change('en');
  await waitFor(async () => expect((await shown())[0]).toBe('Hello'));
});

test.each([
  ['ar-EG', { ar: async () => spanish }, 'rtl'],
  ['es', { es: async () => spanish }, 'ltr'],
  // English texts have the direction of the page.
  ['ar', {}, undefined],
] as const)('uses the text direction of %s', async (lang, catalogs, direction) => {
  show(lang, catalogs);
  const output = await screen.findByRole('status');
  expect(output.closest('[dir]')?.getAttribute('dir')).toBe(direction);
});

import { rosa } from '@clothesline/api-client/testing/members';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { openApp } from '../testing/renderApp.js';
import { rooms } from '../shared/language/texts.js';
import { speakEnglish, speakSpanish } from './index.js';

afterEach(speakEnglish);

/** Every text of a room by its way to it; functions are called with something for each value. */
function* textsIn(part: unknown, way: string): Generator<[way: string, text: string]> {
  if (typeof part === 'string') yield [way, part];
  else if (typeof part === 'function') {
    const said: unknown = part(...Array.from({ length: part.length }, (_, index) => ['7', '3', '2'][index] ?? '1'));
    yield* textsIn(said, way);
  } else if (typeof part === 'object' && part !== null) {
    for (const [name, inner] of Object.entries(part)) yield* textsIn(inner, `${way}.${name}`);
  }
}

/** Texts that are equal in both languages. */
const sameWords = new Set(['layout.legal', 'profile.maskedPassword', 'site.name']);

describe('in Spanish', () => {
  test('every text that is there is another one than in English, and English comes back', () => {
    const { help: _help, policies: _policies, ...plain } = rooms;
    const read = () => new Map(Object.entries(plain).flatMap(([room, part]) => [...textsIn(part, room)]));
    const english = read();
    expect(english.size).toBeGreaterThan(100);
    speakSpanish();
    const left = [...read()].filter(
      ([way, text]) =>
        text === english.get(way) &&
        /\p{L}{3}/u.test(text) &&
        !sameWords.has(way) &&
        !/^names\.|\.\$|^forYourSite\.(languages|kinds\.\w+\.label)|sizeWithCount$|\.icon$|documentTitle$|fetching$|stepOn$|actionOn$/.test(
          way,
        ),
    );
    expect(left).toEqual([]);
    speakEnglish();
    expect(read()).toEqual(english);
  });

  test('translates navigation, categories and failures', async () => {
    const locale = speakSpanish();
    openApp('/explore', { locale, faults: [{ endpoint: 'listDonations', status: 500 }] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Todas las donaciones' })).toBeInstanceOf(HTMLElement);
    const places = within(screen.getByRole('navigation', { name: 'Principal' }));
    expect(places.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Inicio',
      'Explorar',
      'Donar',
      'Guardados',
      'Perfil',
    ]);
    expect(await screen.findByRole('option', { name: 'Niños' })).toBeInstanceOf(HTMLElement);
    expect(await screen.findByText('No se pudieron cargar las donaciones')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText(/^El servidor tiene un problema\./)).toBeInstanceOf(HTMLElement);
  });

  test('the settings keep the language with the account', async () => {
    const locale = speakSpanish();
    localStorage.setItem('clothesline_signed_in', 'true');
    const { user, backend } = openApp('/profile?tab=settings', { locale, signedIn: rosa.id });
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Idioma del sitio/ });
    backend.fail({ endpoint: 'updateAccount', status: 500, times: 1 });
    await user.selectOptions(choice, 'Español');
    expect(await screen.findByText('No se guardó')).toBeInstanceOf(HTMLElement);
    expect(choice.value).toBe('en');
    expect(document.cookie).not.toContain('clothesline_language');
  });
});

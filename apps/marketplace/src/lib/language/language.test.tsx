import { requiredText, standardSite, type Coded } from '@clothesline/api-client/contract';
import { languageNames } from '@clothesline/api-client/locales/languages';
import { pseudoLocale, unmarkedTexts } from '@clothesline/api-client/testing';
import { errorText } from '@clothesline/api-client/members';
import { accountFixtures, rosa } from '@clothesline/api-client/testing/members';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { LocaleProvider, type Catalog } from '@clothesline/ui';
import { describe, expect, test } from 'vitest';
import { openApp } from '../../testing/renderApp.js';
import { sampleUser } from '../../features/profile/SampleSettings.js';
import { loadCatalogs } from './catalogs.js';
import { useServerText } from './useServerText.js';

const spanish = async () => ({ language: 'es', catalogs: await loadCatalogs('es') });

/** English texts of the app and all packages, marked. */
const marked: Catalog[] = Object.values(
  import.meta.glob<Catalog>(
    [
      '../../locales/en/*.ts',
      '../../../../../packages/*/src/locales/en/*.ts',
      '../../../../../packages/*/src/locales/*/en/*.ts',
    ],
    { eager: true },
  ),
).map((texts) => pseudoLocale(texts));

describe('in another language', () => {
  test.each([
    '/',
    '/explore',
    '/explore?search=coat&category=Women',
    '/explore?search=nothing+like+it',
    '/explore?view=map',
    '/donations/1',
    '/donations/999',
    '/create',
    '/saved',
    '/profile',
    '/profile?tab=settings',
    '/requests',
    '/people/1',
    '/moderation',
    '/sign-in',
    '/help/safety-tips',
    '/for-your-site',
    '/nowhere',
  ])('%s shows no English text', async (path) => {
    const { backend } = openApp(path, { locale: { language: 'es', catalogs: marked } });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBe(null));
    const data = JSON.stringify([[...backend.donations], standardSite, languageNames, sampleUser]);
    const names = new Set([...accountFixtures.map(({ displayName }) => displayName), 'RD', `@${sampleUser.username}`]);
    const isData = (text: string) => data.includes(text) || names.has(text) || text.startsWith('script-src ');
    expect(unmarkedTexts(document.body).filter((text) => !isData(text))).toEqual([]);
  });
});

describe('in Spanish', () => {
  test('translates navigation, categories and errors', async () => {
    openApp('/explore', { locale: await spanish(), faults: [{ endpoint: 'listDonations', status: 500 }] });
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
    expect(screen.getByText(/^Ocurrió un error de nuestro lado\./)).toBeInstanceOf(HTMLElement);
  });

  test('keeps the account’s language if it cannot be changed', async () => {
    localStorage.setItem('clothesline_signed_in', 'true');
    const locale = await spanish();
    const { user, backend } = openApp('/profile?tab=settings', { locale, signedIn: rosa.id });
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Idioma del sitio/ });
    backend.fail({ endpoint: 'updateAccount', status: 500, times: 1 });
    await user.selectOptions(choice, 'Español');
    expect(await screen.findByText('No se pudieron guardar los cambios')).toBeInstanceOf(HTMLElement);
    expect(choice.value).toBe('en');
    expect(document.cookie).not.toContain('clothesline_language');
  });

  test.each<[Coded, string]>([
    [{ message: requiredText }, 'Obligatorio'],
    [{ message: 'Wrong', code: 'notAnEmail' }, 'Escribe un correo electrónico válido'],
    [{ message: 'Too long', code: 'tooLong', values: { most: 80 } }, 'Usa 80 caracteres como máximo'],
    [errorText('otherAccount', { name: 'Ana' }), 'Ahora usas la cuenta de Ana.'],
    [errorText('tooManyCodes', { minutes: 1 }), 'Se pidieron demasiados códigos. Inténtalo de nuevo en 1 minuto.'],
    [{ message: 'Too many', code: 'tooManyCodes' }, 'Too many'],
    [{ message: 'Other', code: 'otherAccount' }, 'Other'],
    [{ message: 'Other', code: 'otherAccount', values: { name: {} } }, 'Other'],
    [{ message: 'Something new', code: 'newerThanThisPage' }, 'Something new'],
    [{ message: 'Hostile', code: 'constructor' }, 'Hostile'],
  ])('translates %j from the server', async (text, translated) => {
    const locale = await spanish();
    const { result } = renderHook(useServerText, {
      wrapper: ({ children }) => <LocaleProvider {...locale}>{children}</LocaleProvider>,
    });
    expect(result.current(text)).toBe(translated);
  });
});

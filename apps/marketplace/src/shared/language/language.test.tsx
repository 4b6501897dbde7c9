import { handOverTexts } from '@clothesline/api-client/members';
import { rosa } from '@clothesline/api-client/testing/members';
import { renderHook, screen, within } from '@testing-library/react';
import { LocaleProvider } from '@clothesline/ui';
import { describe, expect, test } from 'vitest';
import { serverTexts } from '../../locales/en/serverTexts.js';
import { openApp } from '../../testing/renderApp.js';
import { loadCatalogs } from './catalogs.js';
import { useServerText } from './useServerText.js';

const spanish = async () => ({ language: 'es', catalogs: await loadCatalogs('es') });

test('every line of a conversation has a translation', () => {
  expect(Object.keys(serverTexts)).toEqual(expect.arrayContaining(Object.values(handOverTexts.lines)));
});

describe('in Spanish', () => {
  test('translates navigation, categories and failures', async () => {
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
    expect(screen.getByText(/^El servidor tiene un problema\./)).toBeInstanceOf(HTMLElement);
  });

  test('keeps the language of the account if it cannot be changed', async () => {
    localStorage.setItem('clothesline_signed_in', 'true');
    const locale = await spanish();
    const { user, backend } = openApp('/profile?tab=settings', { locale, signedIn: rosa.id });
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Idioma del sitio/ });
    backend.fail({ endpoint: 'updateAccount', status: 500, times: 1 });
    await user.selectOptions(choice, 'Español');
    expect(await screen.findByText('No se guardó')).toBeInstanceOf(HTMLElement);
    expect(choice.value).toBe('en');
    expect(document.cookie).not.toContain('clothesline_language');
  });

  test.each([
    ['Required', 'Obligatorio'],
    ['Please enter an email address', 'Escribe una dirección de correo'],
    ['Please use at most 80 characters', 'Usa como máximo 80 caracteres'],
    ['Please use at least 20 characters', 'Usa al menos 20 caracteres'],
    ['You are signed in as Ana now.', 'Ahora la sesión es de Ana.'],
    ['The donor declined. "Too far, sorry."', 'Quien dona la rechazó. "Too far, sorry."'],
    ['Something that nobody has translated', 'Something that nobody has translated'],
    ['constructor', 'constructor'],
  ])('translates the server’s %s', async (english, translated) => {
    const locale = await spanish();
    const { result } = renderHook(useServerText, {
      wrapper: ({ children }) => <LocaleProvider {...locale}>{children}</LocaleProvider>,
    });
    expect(result.current(english)).toBe(translated);
  });
});

import { requiredText, type Coded } from '@clothesline/api-client/contract';
import { errorText } from '@clothesline/api-client/members';
import { rosa } from '@clothesline/api-client/testing/members';
import { renderHook, screen, within } from '@testing-library/react';
import { LocaleProvider } from '@clothesline/ui';
import { describe, expect, test } from 'vitest';
import { openApp } from '../../testing/renderApp.js';
import { loadCatalogs } from './catalogs.js';
import { useServerText } from './useServerText.js';

const spanish = async () => ({ language: 'es', catalogs: await loadCatalogs('es') });

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

  test.each<[Coded, string]>([
    [{ message: requiredText }, 'Obligatorio'],
    [{ message: 'Wrong', code: 'notAnEmail' }, 'Escribe una dirección de correo'],
    [{ message: 'Too long', code: 'tooLong', values: { most: 80 } }, 'Usa como máximo 80 caracteres'],
    [errorText('otherAccount', { name: 'Ana' }), 'Ahora la sesión es de Ana.'],
    [errorText('tooManyCodes', { minutes: 1 }), 'Se pidieron demasiados códigos. Inténtalo de nuevo en 1 minuto.'],
    [{ message: 'Too many', code: 'tooManyCodes' }, 'Too many'],
    [{ message: 'Other', code: 'otherAccount' }, 'Other'],
    [{ message: 'Other', code: 'otherAccount', values: { name: {} } }, 'Other'],
    [{ message: 'Something new', code: 'newerThanThisPage' }, 'Something new'],
    [{ message: 'Hostile', code: 'constructor' }, 'Hostile'],
  ])('translates %j of the server', async (text, translated) => {
    const locale = await spanish();
    const { result } = renderHook(useServerText, {
      wrapper: ({ children }) => <LocaleProvider {...locale}>{children}</LocaleProvider>,
    });
    expect(result.current(text)).toBe(translated);
  });
});

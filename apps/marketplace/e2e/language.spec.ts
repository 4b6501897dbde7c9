import type { Page } from '@playwright/test';
import { findDonation, findPersonId } from './support/people.js';
import { expect, expectNoAxeViolations, full, fullOnce, isPhone, test } from './support/test.js';
import { scrollToPreview, settled } from './support/visitor.js';

test.use({ ownServer: true });

const places = (page: Page) => page.getByRole('navigation', { name: isPhone(page) ? 'Pestañas' : 'Principal' });

async function chooseSpanish(page: Page): Promise<void> {
  await page.goto('/profile?tab=settings');
  await settled(page);
  await page.getByRole('combobox', { name: 'Site language' }).selectOption({ label: 'Español' });
  await expect(page.getByRole('combobox', { name: 'Idioma del sitio' })).toHaveValue('es');
}

test('a visitor chooses Spanish, finds a donation, and requests it', async ({ page, server }) => {
  test.slow();
  const { id, title } = await findDonation(server, 'Rosa');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/');
  await settled(page);
  expect(scripts.filter((path) => /spanish/.test(path))).toEqual([]);

  await chooseSpanish(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(document.body?.textContent ?? '')).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await page.goto('/');
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle('Clothesline - Conecta, dona, comparte');
  await expect(page.getByRole('heading', { name: 'Historias de la comunidad', level: 2 })).toBeVisible();
  // English must not flash first.
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'));
  expect(seen).not.toMatch(/Quick Links|Featured|Community Stories|is loading/);

  await places(page).getByRole('link', { name: 'Explorar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Todas las donaciones' })).toBeVisible();
  await expect(page).toHaveTitle('Explorar donaciones');
  await page.getByRole('main').getByPlaceholder('Buscar donaciones...').fill(title);
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(/^Publicada el /)).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto(`/donations/${id}`);
  await page.getByRole('button', { name: 'Pedir la donación' }).click();
  await page.getByRole('button', { name: 'Continuar como Wei' }).click();
  await expect(page.getByText('Iniciaste sesión como Wei.')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Pedir esta donación' });
  await dialog.getByRole('textbox', { name: '¿Por qué te gustaría tenerla?' }).fill('Me la pondría todos los días.');
  await dialog.getByRole('combobox', { name: 'Día' }).selectOption({ index: 2 });
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Enviar solicitud' }).click();
  await page.getByRole('link', { name: 'Ver tu solicitud' }).click();
  await expect(page.getByRole('list', { name: 'Progreso' })).toBeVisible();
  await expect(page.getByText('Todavía no hay mensajes.')).toBeVisible();
});

test('entered text is kept when the language changes', async ({ page }) => {
  await page.goto('/create');
  await settled(page);
  await page.getByLabel('Title').fill('Blue coat');
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  // The language choice loads on the first interaction.
  await page.mouse.move(20, 20);
  await settled(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page.getByLabel('Título')).toHaveValue('Blue coat');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle('Publicar donación');
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
});

test('a visitor without an account changes the language in the footer, by keyboard and pointer', async ({ page }) => {
  // Loads the language choice.
  const begin = () => page.mouse.move(20, 20);
  for (const path of ['/', '/explore', '/create', '/requests']) {
    await page.goto(path);
    await settled(page);
    await begin();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Español' })).toBeVisible();
  }
  await page.goto('/saved');
  await settled(page);
  await begin();
  const english = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
  const spanish = page.getByRole('contentinfo').getByRole('link', { name: 'Español' });
  await expect(english).toHaveAttribute('aria-current', 'true');
  await expectNoAxeViolations(page);
  await english.focus();
  await page.keyboard.press('Tab');
  await expect(spanish).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Guardados' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Guardados' })).toBeVisible();
  await settled(page);
  await begin();
  await expect(spanish).toHaveAttribute('aria-current', 'true');
  await english.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible();
});

test('the page switches to the language of the account at sign-in', fullOnce, async ({ page, server }) => {
  const wei = await page.request.post(`${server.origin}/api/auth/sign-in/demo`, {
    data: { id: await findPersonId(server, 'Wei') },
  });
  expect(wei.status()).toBe(200);
  await page.request.patch(`${server.origin}/api/me`, { data: { language: 'es' } });
  await page.context().clearCookies();
  await page.goto('/saved');
  await settled(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Continue as Wei' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guardados' })).toBeVisible();
  // Comes from the account, even if the device has no choice stored.
  const forget = () => page.evaluate(() => (document.cookie = 'clothesline_language=; path=/; max-age=0'));
  await forget();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Guardados' })).toBeVisible();
  await settled(page);
  await page.mouse.move(20, 20);
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible();
  await forget();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible();
});

for (const [locale, lang, dir] of [
  ['ar-EG', 'ar', 'rtl'],
  ['zh-TW', 'zh-Hant', 'ltr'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test('pages follow the browser’s language and fit, even at 200 %', async ({ page }) => {
      for (const path of ['/', '/explore', '/donations/1', '/create', '/profile', '/people/1', '/for-your-site']) {
        await page.goto(path);
        await settled(page);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        // The last width is a phone at 200 % zoom.
        for (const width of [1280, 640, 375, 188]) {
          await page.setViewportSize({ width, height: 800 });
          const sideways = () =>
            page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          await expect.poll(sideways, `${path} at ${width} px`).toBe(0);
        }
      }
      await expectNoAxeViolations(page);
    });
  });
}

test('“For your site” is in Spanish, including its preview', full, async ({ page }) => {
  await chooseSpanish(page);
  await page.goto('/for-your-site');
  await expect(page).toHaveTitle('Widgets para tu sitio - Clothesline');
  await expect(page.getByRole('heading', { level: 1, name: 'Widgets para tu sitio' })).toBeVisible();
  await expect(page.getByLabel('En la página', { exact: true })).toContainText('lang="es"');
  await page.getByLabel('Categoría', { exact: true }).selectOption({ label: 'Mujer' });
  await page.getByLabel('Tipo de widget').selectOption({ label: 'Mapa' });
  await expect(page.getByLabel('En la página', { exact: true })).toContainText('category="Women" lang="es"');
  await scrollToPreview(page);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Donaciones cerca de ti' })).toBeVisible();
  await page.getByLabel('Color principal', { exact: true }).fill('rojo');
  await expect(page.getByText('Los campos con errores no se incluyen en el código.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\b(the|your|Choose|Preview|Write)\b/);
  await expectNoAxeViolations(page);
});

import { expect, test } from '@playwright/test';
import { chat, document, market, play } from './support/world.mjs';

const spanish = {
  featured: '<clothesline-featured-donations lang="es"></clothesline-featured-donations>',
  form: '<div data-clothesline="create-form" data-lang="es-MX"></div>',
  chat: chat.replace('<clothesline-chat', '<clothesline-chat lang="es"'),
};

test('widgets are in Spanish if the page sets it, next to an English widget', async ({ page }) => {
  const english = '<clothesline-featured-donations></clothesline-featured-donations>';
  await play(page, { html: document(spanish.featured + english + spanish.form) });
  await expect(page.getByRole('heading', { name: 'Donaciones destacadas' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Featured Donations' })).toBeVisible();
  await page.getByRole('button', { name: 'Publicar donación' }).click();
  await expect(page.getByText('Elige una categoría', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('Obligatorio').first()).toBeVisible();
});

test("the launcher is in Spanish while the chat's code loads", async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set();
    Object.assign(window, { seen });
    const look = () => {
      const root = window.document.querySelector('clothesline-chat')?.shadowRoot;
      for (const element of root?.querySelectorAll('[aria-label], [placeholder], b, p') ?? []) {
        seen.add(element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.textContent);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await play(page, { html: document(spanish.chat) });
  for (const file of ['chat', 'es']) {
    await page.route(`${market}/embed/*/${file}.js`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.fallback();
    });
  }
  await page.getByRole('button', { name: 'Abrir chat' }).click();
  await expect(page.getByRole('dialog', { name: /^Asistente de/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toBeFocused();
  const seen = await page.evaluate(() => [
    .../** @type {{ seen: Set<string> }} */ (/** @type {unknown} */ (window)).seen,
  ]);
  expect(
    seen.filter((text) => /chat|message|assistant/i.test(text) && !/Abrir|Cerrar|asistente|Asistente/.test(text)),
  ).toEqual([]);
});

test('a widget falls back to English if its Spanish texts fail to load', { tag: '@full' }, async ({ page }) => {
  await play(page, { html: document(spanish.featured) });
  await page.route(`${market}/embed/*/es.js`, (route) => route.abort());
  await expect(page.getByRole('article').first()).toBeVisible();
});

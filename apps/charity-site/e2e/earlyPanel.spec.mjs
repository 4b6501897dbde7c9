import { expect, test } from '@playwright/test';
import { chat, document, latest, market, play } from './support/world.mjs';

/**
 * A page whose chat has its first small file, and waits for the rest until it is let go.
 * @param {import('@playwright/test').Page} page
 * @param {string} [body]
 */
async function waiting(page, body = chat) {
  /** @type {(value?: unknown) => void} */
  let come = () => {};
  const gate = new Promise((resolve) => (come = resolve));
  await play(page, { html: document(body, { script: '' }) });
  await page.route(`${market}/embed/*/chat.js`, async (route) => {
    await gate;
    await route.fallback();
  });
  await page.addScriptTag({ url: latest });
  return { come };
}

/** @param {import('@playwright/test').Page} page */
const parts = (page) => ({
  launcher: page.getByRole('button', { name: 'Open chat' }),
  panel: page.getByRole('dialog', { name: 'Harbour Assistant' }),
  input: page.getByRole('textbox', { name: 'Message' }),
});

const harbour = '<clothesline-chat product="Harbour"></clothesline-chat>';

test("accepts typing before the chat's code has loaded, and keeps it", async ({ page }) => {
  const { come } = await waiting(page, harbour);
  await page.evaluate(() => window.document.addEventListener('keydown', () => Object.assign(window, { heard: true })));
  const { launcher, panel, input } = parts(page);
  await launcher.click();
  await expect(input).toBeFocused();
  await page.keyboard.type('Two coats?');
  for (let back = 0; back < 'coats?'.length; back += 1) await page.keyboard.press('ArrowLeft');
  const early = { box: await panel.boundingBox(), words: (await panel.innerText()).split('\n').filter(Boolean) };
  const placeholder = (await input.getAttribute('placeholder')) ?? '';
  come();
  await expect(page.getByRole('log')).toBeVisible();
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('Two coats?');
  await page.keyboard.type('warm ');
  await expect(input).toHaveValue('Two warm coats?');
  // looks and reads the same in both
  expect(await panel.boundingBox()).toEqual(early.box);
  const words = await panel.innerText();
  expect(early.words.filter((line) => line !== '✕' && !words.includes(line))).toEqual([]);
  await expect(input).toHaveAttribute('placeholder', placeholder);
  expect(await page.evaluate(() => 'heard' in window)).toBe(false);
  await expect(page.locator('clothesline-chat')).not.toHaveAttribute('style');
});

test('sends a message once the code has loaded', async ({ page }) => {
  const { come } = await waiting(page, harbour);
  const { launcher, input } = parts(page);
  await launcher.click();
  await input.fill('Coats?');
  await page.keyboard.press('Enter');
  come();
  await expect(page.getByText('Two coats near you.')).toBeVisible();
  await expect(page.getByRole('log').getByText('Coats?', { exact: true })).toHaveCount(1);
});

test('stays closed if it was closed before the code loaded', { tag: '@full' }, async ({ page }) => {
  const { come } = await waiting(page, harbour);
  const { launcher, panel, input } = parts(page);
  await launcher.click();
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(launcher).toBeFocused();
  come();
  await page.waitForFunction(() => customElements.get('clothesline-chat'));
  await expect(launcher).toBeFocused();
  await expect(panel).toHaveCount(0);
});

test('keeps typed text if the code fails to load at first', { tag: '@full' }, async ({ page }) => {
  await play(page, { html: document(harbour, { script: '' }) });
  let broken = true;
  await page.route(`${market}/embed/*/chat.js`, (route) => (broken ? route.abort() : route.fallback()));
  await page.addScriptTag({ url: latest });
  const { launcher, input } = parts(page);
  await launcher.click();
  await input.fill('Coats?');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(input).toHaveValue('Coats?');
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('log')).toBeVisible();
  await expect(input).toHaveValue('Coats?');
});

for (const [accent, colorScheme, ink] of /** @type {const} */ ([
  ['#ffd400', 'light', 'black'],
  ['#6b21a8', 'light', 'white'],
  ['#6b21a8', 'dark', 'white'],
  [undefined, 'light', 'white'],
  [undefined, 'dark', 'black'],
])) {
  test(
    `draws the launcher so that it is seen on ${accent ?? 'the own accent'}, before its code is there (${colorScheme})`,
    { tag: '@full' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const own = accent ? `--clothesline-color-accent: ${accent}` : '';
      await waiting(page, `<style>:root { color-scheme: light dark; ${own} }</style>${chat}`);
      const lightness = await parts(page).launcher.evaluate((launcher) => {
        const [, value = ''] = /^\w+\(([\d.]+)/.exec(getComputedStyle(launcher).color) ?? [];
        return Number(value);
      });
      expect(lightness).toBe(ink === 'white' ? 100 : 0);
    },
  );
}

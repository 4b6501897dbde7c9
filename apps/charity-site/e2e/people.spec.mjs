import { expect, test } from '@playwright/test';
import { chat, document, donation, featured, market, play } from './support/world.mjs';

test("the chat has a label and a polite live region, and doesn't trap Tab", async ({ page }) => {
  await play(page, { html: document(`<a href="#before">Before</a>${chat}<a href="#after">After</a>`) });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const launcher = page.getByRole('button', { name: 'Open chat' });
  await expect(launcher).toBeFocused();
  // the widget replaces the facade, focus is kept
  await page.waitForFunction(() => customElements.get('clothesline-chat'));
  await expect(launcher).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Clothesline Assistant' })).toBeVisible();
  await expect(page.getByRole('log', { name: 'Conversation' })).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.type('Coats?');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(launcher).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('fills a phone, with the input above the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.addInitScript(() => {
    // simulates an open on-screen keyboard
    const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height: 700, width: 375, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: viewport });
  });
  await play(page, { html: document(chat) });
  await page.getByRole('button', { name: 'Open chat' }).click();
  const panel = page.getByRole('dialog', { name: 'Clothesline Assistant' });
  await expect(panel).toHaveAttribute('aria-modal', 'true');
  // the early panel is replaced in the meantime
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 700 });
  await page.evaluate(() => {
    const viewport = window.visualViewport;
    Object.assign(viewport ?? {}, { height: 380 });
    viewport?.dispatchEvent(new Event('resize'));
  });
  const input = page.getByRole('textbox', { name: 'Message' });
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await input.boundingBox()) ?? {};
      return y + height;
    })
    .toBeLessThanOrEqual(380);
  await expect(page.getByRole('button', { name: 'Close chat' })).toBeInViewport();
});

test(
  'pictures carry no referrer, and one that is missing leaves a drawing of the same size',
  { tag: '@full' },
  async ({ page }) => {
    const picture = 'https://pictures.test/';
    /** @type {(string | null)[]} */
    const referrers = [];
    await page.route(`${picture}**`, async (route) => {
      referrers.push(await route.request().headerValue('referer'));
      if (route.request().url().endsWith('missing.png')) return route.fulfill({ status: 404 });
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    });
    const donations = [
      { ...donation(1), images: [`${picture}there.svg`] },
      { ...donation(2), images: [`${picture}missing.png`] },
    ];
    await play(page, { html: document(featured), api: { '/api/donations': { json: donations } } });
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('img', { name: 'Warm coat 1' })).toBeVisible();
    await expect.poll(() => referrers).toEqual([null, null]);
    const boxes = await page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.clientHeight));
    expect(boxes[0]).toBe(boxes[1]);
  },
);

test('explains if the site may not list donations, and keeps entered values', async ({ page }) => {
  const headers = { 'Access-Control-Allow-Origin': '*' };
  const form = '<clothesline-create-form></clothesline-create-form>';
  await play(page, { html: document(form) });
  await page.route(`${market}/api/donations`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { message: 'No', code: 'foreignOrigin' }, headers })
      : route.fallback(),
  );
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Two warm coats');
  await page.getByRole('textbox', { name: 'Description' }).fill('Wool, both of them, hardly worn.');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Women');
  await page.getByRole('textbox', { name: 'Image URL' }).fill('https://pictures.test/coat.jpg');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Create Donation' }).click();
  await expect(page.getByText('accept donations from this website yet')).toBeVisible();
  await expect(title).toHaveValue('Two warm coats');
});

test('a closed chat uses little memory', { tag: '@full' }, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    for (let again = 0; again < 3; again += 1) await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  await play(page, { html: document('', { script: '' }) });
  const without = await heap();
  await page.unrouteAll();
  await play(page, { html: document(chat) });
  await session.send('Runtime.evaluate', {
    expression: `new Promise((done) => { const look = () => document.querySelector('clothesline-chat').shadowRoot ? done() : setTimeout(look, 20); look(); })`,
    awaitPromise: true,
  });
  // the benchmark measures 62 KB (see the embed's README); here the test tools add some
  expect((await heap()) - without).toBeLessThan(150_000);
});

import { expect, test } from '@playwright/test';
import { chat, document, featured, latest, play } from './support/world.mjs';

const body = `<input autofocus aria-label="Name"><h1>Charity</h1>${featured}${chat}`;

/** Everything about the page that is not ours to change. */
function state() {
  const own = (/** @type {object} */ value) => Object.getOwnPropertyNames(value).sort().join();
  const heading = /** @type {HTMLElement} */ (window.document.querySelector('h1'));
  return {
    globals: own(window),
    prototypes: [Object, Array, String, Function, Promise, Element, HTMLElement, Node, Event].map(({ prototype }) =>
      own(prototype),
    ),
    title: window.document.title,
    cookie: window.document.cookie,
    storage: [localStorage.length, sessionStorage.length],
    focus: window.document.activeElement?.tagName,
    attributes: [window.document.documentElement, window.document.body].map((element) =>
      element.getAttributeNames().join(),
    ),
    styles: [window.document.querySelectorAll('style').length, window.document.adoptedStyleSheets.length],
    heading: ['font', 'color', 'margin', 'padding', 'display'].map((name) =>
      getComputedStyle(heading).getPropertyValue(name),
    ),
    scroll: scrollY,
  };
}

test("leaves the page's globals, prototypes, styles, cookies, storage, title and focus unchanged", async ({ page }) => {
  await play(page, { html: document(body, { script: '' }) });
  const before = await page.evaluate(state);
  await page.evaluate((src) => {
    const script = window.document.createElement('script');
    script.src = src;
    window.document.head.append(script);
  }, latest);
  await expect(page.getByRole('article')).toHaveCount(4);
  expect(
    await page.evaluate(() =>
      ['Clothesline', '__zod_globalConfig'].map((name) => name in window && Reflect.deleteProperty(window, name)),
    ),
  ).toEqual([true, true]);
  expect(await page.evaluate(state)).toEqual(before);
});

test('only loads embed.js until a visitor scrolls near', async ({ page }) => {
  const { calls } = await play(page, { html: document(`<div style="height: 4000px"></div>${featured}${chat}`) });
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
  await page.waitForTimeout(300);
  expect(calls.map((call) => call.url())).toEqual([latest]);
  await page.getByRole('button', { name: 'Open chat' }).hover();
  await expect.poll(() => calls.length).toBe(4);
  expect(calls.some((call) => call.url().includes('/api/'))).toBe(false);
});

test('sends no cookies', async ({ page }) => {
  const { calls } = await play(page, { html: document(body) });
  await page.context().addCookies([{ name: 'a', value: '1', url: 'http://market.test' }]);
  await expect(page.getByRole('article')).toHaveCount(4);
  for (const call of calls) expect(await call.headerValue('cookie')).toBeNull();
});

const inline = {
  'featured donations': [featured, 'article'],
  'featured donations on a dark ground': [featured.replace('>', ' theme="dark">'), 'article'],
  'a card': ['<clothesline-donation-card donation-id="1"></clothesline-donation-card>', 'article'],
  'the form': ['<clothesline-create-form></clothesline-create-form>', 'option:has-text("Women")'],
  'the map': ['<clothesline-donations-map></clothesline-donations-map>', 'text=in view'],
};
for (const [name, [widget, content = '']] of Object.entries(inline)) {
  test(
    `reserves space for ${name} and the chat`,
    { tag: name === 'featured donations' ? [] : '@full' },
    async ({ page }) => {
      await page.addInitScript(() => {
        let moved = 0;
        new PerformanceObserver((list) => {
          const shifts = /** @type {(PerformanceEntry & { value: number })[]} */ (list.getEntries());
          for (const { value } of shifts) moved += value;
          Object.assign(window, { moved });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // not async, since pages reserve the space themselves until the script has loaded (see the README)
      await play(page, {
        html: document(`${widget}<p style="height: 2000px">Below</p>${chat}`, {
          script: `<script src="${latest}"></script>`,
        }),
      });
      await expect(page.locator(content).first()).toBeAttached();
      await page.getByRole('button', { name: 'Open chat' }).hover();
      await page.waitForTimeout(400);
      expect(
        await page.evaluate(() => /** @type {{ moved?: number }} */ (/** @type {unknown} */ (window)).moved ?? 0),
      ).toBeLessThanOrEqual(0.001);
    },
  );
}

import { expect, test } from '@playwright/test';
import { chat, document, featured, play } from './support/world.mjs';

const form = '<clothesline-create-form></clothesline-create-form>';

/** @param {import('@playwright/test').Page} page */
const panel = (page) => page.getByRole('dialog', { name: 'Clothesline Assistant' });

test.describe('opening the chat from the page', () => {
  const ways = {
    'the property': "window.document.querySelector('clothesline-chat').open = true",
    'the attribute': "window.document.querySelector('clothesline-chat').setAttribute('open', '')",
  };
  for (const [way, script] of Object.entries(ways)) {
    test(`by ${way}`, async ({ page }) => {
      await play(page, {
        html: document(`<button onclick="${script}">Chat with us</button>${chat}`),
      });
      await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
      await page.getByRole('button', { name: 'Chat with us' }).click();
      await expect(panel(page)).toBeVisible();
      await page.getByRole('textbox', { name: 'Message' }).fill('Coats?');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Two coats near you.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Chat with us' }).click();
      await expect(panel(page)).toBeVisible();
    });
  }

  test('by a property of the div, set before the script loads and again later', async ({ page }) => {
    const div = '<div id="talk" class="ours" data-clothesline="chat"></div><script>talk.open = true</script>';
    await play(page, { html: document(`<button onclick="talk.open = true">Chat with us</button>${div}`) });
    await expect(panel(page)).toBeVisible();
    await page.getByRole('textbox', { name: 'Message' }).fill('Coats?');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Two coats near you.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(panel(page)).toBeVisible();
  });

  test('keeps text typed before its code has loaded', { tag: '@full' }, async ({ page }) => {
    await play(page, { html: document(chat) });
    await page.route('**/embed/*/chat.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.fallback();
    });
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
    await page.evaluate(() => window.document.querySelector('clothesline-chat')?.setAttribute('open', ''));
    await page.getByRole('textbox', { name: 'Message' }).fill('Coats?');
    await page.waitForFunction(() => customElements.get('clothesline-chat'));
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Two coats near you.')).toBeVisible();
  });

  test('initially, by an attribute', { tag: '@full' }, async ({ page }) => {
    await play(page, { html: document('<clothesline-chat open></clothesline-chat>') });
    await expect(panel(page)).toBeVisible();
  });
});

test("inherits the page's font, and lets the page style the heading", async ({ page }) => {
  const attributes = 'font="inherit" heading="none"';
  const html = `<h2>What we give away</h2>${featured.replace('<clothesline-featured-donations', `$& ${attributes}`)}`;
  await play(page, { html: document(`<style>body { font-family: Georgia, serif; }</style>${html}`) });
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('What we give away');
  await expect(page.getByRole('region', { name: 'Featured Donations' })).toBeVisible();
  const heading = page.getByRole('article').first().getByRole('heading');
  await expect(heading).toHaveCSS('font-family', 'Georgia, serif');
});

test("doesn't trigger the page's hotkeys while typing in the form", async ({ page }) => {
  const hotkeys = `<script>
    window.addEventListener('keydown', (event) => {
      if (event.target.matches('input, textarea')) return;
      if ('/?ks'.includes(event.key)) event.preventDefault();
    });</script>`;
  await play(page, { html: document(`${form}${hotkeys}`) });
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.click();
  await page.keyboard.type('socks/skirts?');
  await expect(title).toHaveValue('socks/skirts?');
});

test.describe('in a shadow root', () => {
  const put = (/** @type {string} */ after) => `<div id="card"></div><script>
    const root = window.document.querySelector('#card').attachShadow({ mode: 'open' });
    root.innerHTML = '${featured}';
    addEventListener('load', () => { ${after} });</script>`;

  test('widgets appear if the root is attached later', { tag: '@full' }, async ({ page }) => {
    await play(page, { html: document(put('window.Clothesline.scan(root)')) });
    await expect(page.getByRole('article')).toHaveCount(4);
  });

  test('widgets appear if they are added later', { tag: '@full' }, async ({ page }) => {
    const later = `window.Clothesline.scan(root); root.innerHTML = ''; setTimeout(() => { root.innerHTML = '${featured}'; });`;
    await play(page, { html: document(put(later)) });
    await expect(page.getByRole('article')).toHaveCount(4);
  });
});

test('mounts when a script sets data-clothesline later', { tag: '@full' }, async ({ page }) => {
  await play(page, { html: document('<div id="place"></div>') });
  await page.evaluate(() => {
    const place = /** @type {HTMLElement} */ (window.document.querySelector('#place'));
    place.dataset.clothesline = 'featured-donations';
  });
  await expect(page.getByRole('article')).toHaveCount(4);
});

test('only inspects added elements on large pages', { tag: '@full' }, async ({ page }) => {
  await play(page, { html: document(`<main></main>${chat}`) });
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
  const wholePage = await page.evaluate(async () => {
    let looked = 0;
    const { querySelectorAll } = Document.prototype;
    Document.prototype.querySelectorAll = function (/** @type {string} */ selector) {
      looked += 1;
      return querySelectorAll.call(this, selector);
    };
    for (let index = 0; index < 100; index += 1) {
      window.document.querySelector('main')?.append(window.document.createElement('p'));
      await new Promise((resolve) => setTimeout(resolve));
    }
    return looked;
  });
  expect(wholePage).toBe(0);
});

test.describe('fills the available width', () => {
  const parents = {
    'a flex item': ['display: flex', ''],
    'a centered column': ['display: flex; flex-direction: column; align-items: center', ''],
    'a centered grid': ['display: grid; justify-items: center', ''],
    'a float': ['', 'float: left'],
    'an inline block': ['', 'display: inline-block'],
    'a parent that fits its content': ['', 'width: fit-content'],
  };
  for (const [name, [outer, inner]] of Object.entries(parents)) {
    test(`in ${name}, without layout shift`, { tag: '@full' }, async ({ page }) => {
      const html = `<div style="width: 1100px; ${outer}"><div id="parent" style="${inner}">${featured}</div></div>`;
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { shift } = /** @type {{ shift: number }} */ (/** @type {unknown} */ (window));
            const { value } = /** @type {{ value: number }} */ (/** @type {unknown} */ (entry));
            Object.assign(window, { shift: shift + value });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await play(page, {
        html: document(html, { script: `<script src="http://market.test/embed/latest/embed.js"></script>` }),
      });
      await expect(page.getByRole('article')).toHaveCount(4);
      const tops = await page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
      expect(new Set(tops.map(Math.round)).size).toBe(1);
      expect((await page.locator('clothesline-featured-donations').boundingBox())?.width).toBe(1100);
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01);
    });
  }
});

for (const html of [
  '<clothesline-featured-donations theme="dark" limit="2" category="Women"></clothesline-featured-donations>',
  '<div data-clothesline="featured-donations" data-theme="dark" data-limit="2" data-category="Women"></div>',
]) {
  test(
    `asks for donations once, with all that is written: ${html.slice(0, 16)}`,
    { tag: '@full' },
    async ({ page }) => {
      const { calls } = await play(page, { html: document(html) });
      await expect(page.getByRole('article').getByText('Warm coat 1')).toBeVisible();
      const asked = calls.map((call) => new URL(call.url())).filter(({ pathname }) => pathname === '/api/donations');
      expect(asked.map(({ search }) => search)).toEqual(['?category=Women&limit=2']);
    },
  );
}

test('shows a single launcher if the code is pasted twice', { tag: '@full' }, async ({ page }) => {
  const script = '<script src="http://market.test/embed/latest/embed.js" async></script>';
  await play(page, { html: document(`${script}${chat}${script}${chat}`) });
  await page.getByRole('button', { name: 'Open chat' }).last().hover();
  await expect(page.getByRole('button', { name: 'Open chat' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
});

test("works as a module, and explains why it can't be inlined", { tag: '@full' }, async ({ page }) => {
  const script = '<script src="http://market.test/embed/latest/embed.js" type="module"></script>';
  await play(page, { html: document(featured, { script }) });
  await expect(page.getByRole('article')).toHaveCount(4);

  /** @type {string[]} */
  const problems = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.evaluate(async () => {
    for (const tag of window.document.querySelectorAll('script')) tag.remove();
    const response = await fetch('http://market.test/embed/latest/embed.js');
    const inline = window.document.createElement('script');
    inline.textContent = await response.text();
    window.document.head.append(inline);
  });
  expect(problems).toEqual(['embed.js copied? Add data-source']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test("the open panel covers the page's sticky header and banners", async ({ page }) => {
    const bars = ['top', 'bottom'].map(
      (side) =>
        `<div style="position: fixed; ${side}: 0; left: 0; width: 100%; height: 60px; z-index: 99999">Bar</div>`,
    );
    await play(page, { html: document(`${bars.join('')}${chat}`) });
    await page.evaluate(() => Object.assign(window.document.querySelector('clothesline-chat') ?? {}, { open: true }));
    await page.getByRole('textbox', { name: 'Message' }).fill('Coats?');
    for (const y of [20, 680]) {
      expect(await page.evaluate((top) => window.document.elementFromPoint(20, top)?.localName, y)).toBe(
        'clothesline-chat',
      );
    }
    await page.getByRole('button', { name: 'Close chat' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

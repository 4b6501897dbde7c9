import type { Page } from '@playwright/test';
import { continueAs } from './support/people.js';
import { expect, full, once, test } from './support/test.js';
import { translatePage } from './support/translatePage.js';
import { settled } from './support/visitor.js';

const screens = ['/', '/explore', '/explore?view=map', '/donations/5', '/people/3', '/saved', '/help/safety-tips'];

/** Remembers the server-rendered heading before any scripts run. */
function rememberPage(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') Object.assign(globalThis, { came: document.querySelector('main h1') });
  });
}

/** Whether the server-rendered heading was kept by hydration. */
const isTakenOver = (page: Page) =>
  page.evaluate(
    () => Reflect.get(globalThis, 'came')?.isConnected === true && document.querySelectorAll('h1').length === 1,
  );

/** Sets a style on the document before any scripts run. */
function dress(style: string): void {
  document.addEventListener('readystatechange', () => document.documentElement.setAttribute('style', style));
}

/** Conditions for hydration, during which console messages fail the test. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'a person': (page) => continueAs(page, 'Wei'),
  'the dark theme': async (page) => {
    await page.context().addCookies([{ name: 'clothesline_appearance', value: 'dark', url: page.url() }]);
    await page.emulateMedia({ colorScheme: 'dark' });
  },
  'a doubled text size': (page) => page.addInitScript(dress, 'font-size: 200%'),
  'a right-to-left page': (page) => page.addInitScript(dress, 'direction: rtl'),
};

for (const [name, prepare] of Object.entries(states)) {
  test(`hydration keeps the page for ${name}`, name === 'a person' ? once : full, async ({ page }) => {
    await page.goto('/help/safety-tips');
    await prepare(page);
    await page.addInitScript(rememberPage);
    for (const path of screens) {
      await page.goto(path);
      await settled(page);
      expect([path, await isTakenOver(page)]).toEqual([path, true]);
    }
  });
}

test('a page changed by a translator works, and is translated again', once, async ({ page }) => {
  await page.addInitScript(translatePage);
  for (const path of screens) {
    await page.goto(path);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 }).locator('font').first()).toBeVisible();
  }
});

test.describe('before the script loads', () => {
  /** Delays scripts until the returned function is called. */
  async function holdScripts(page: Page, which: RegExp): Promise<() => void> {
    const gate = Promise.withResolvers<void>();
    await page.route(which, async (route) => {
      await gate.promise;
      await route.continue();
    });
    return gate.resolve;
  }

  test('keeps entered values and choices', once, async ({ page }) => {
    const release = await holdScripts(page, /\/assets\/.*\.js$/);
    await page.goto('/explore', { waitUntil: 'commit' });
    await page.getByRole('searchbox').last().fill('coat');
    await page.getByLabel('Category').selectOption('Men');
    await page.getByLabel('Available only').check();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Men Donations' })).toBeVisible();
    await expect(page).toHaveURL(/search=coat/);
    await expect(page).toHaveURL(/status=available/);
    await expect(page.getByRole('searchbox').last()).toHaveValue('coat');
    await settled(page);
  });

  const changes: Record<string, () => void> = {
    'elements added by a password manager': () => {
      for (const field of document.querySelectorAll('input, select, textarea')) {
        field.after(document.createElement('com-password-manager'));
      }
    },
    'links added by iOS': () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts.filter(({ nodeValue }) => /San Francisco|items found/.test(nodeValue ?? ''))) {
        const link = document.createElement('a');
        link.setAttribute('x-apple-data-detectors', 'true');
        (text as ChildNode).replaceWith(link);
        link.append(text);
      }
    },
  };
  for (const [name, change] of Object.entries(changes)) {
    test.describe(`on a page with ${name}`, () => {
      test.use({ expectedNoise: /Minified React error #418/ });

      test('keeps typed text, choices and focus', once, async ({ page }) => {
        const release = await holdScripts(page, /\/assets\/.*\.js$/);
        await page.goto('/explore', { waitUntil: 'commit' });
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await page.evaluate(change);
        await page.getByLabel('Category').selectOption('Men');
        await page.getByLabel('Available only').check();
        await page.getByRole('searchbox').last().fill('coat');
        release();
        await expect(page).toHaveURL(/search=coat/);
        await expect(page).toHaveURL(/status=available/);
        await expect(page).toHaveURL(/category=Men/);
        await expect(page.getByRole('searchbox').last()).toHaveValue('coat');
        await expect(page.getByRole('searchbox').last()).toBeFocused();
        await settled(page);
      });
    });
  }

  test('replays a click on a button once its code has loaded', once, async ({ page }) => {
    const release = await holdScripts(page, /HomePage/);
    await page.goto('/', { waitUntil: 'commit' });
    const places = page.getByRole('button', { name: /^Location: / });
    await expect(places).toHaveCSS('cursor', 'progress');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/index-')),
    );
    await places.click();
    release();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Use my location' })).toBeVisible();
    await expect(places).toHaveCSS('cursor', 'pointer');
  });
});

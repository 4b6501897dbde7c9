import type { BrowserContext, Page } from '@playwright/test';
import { expect, failedRequests, test } from '../support/test.js';
import { ask, openChat, settled } from '../support/visitor.js';
import { expectAlive, screens } from './screens.js';

/** What a visitor's device may be like. */
const devices: Record<string, (page: Page, context: BrowserContext) => Promise<unknown>> = {
  'storage that throws': (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    }),
  'storage full of other things': (page) =>
    page.addInitScript(() => {
      const keys = ['saved', 'draft', 'location', 'location_refused', 'appearance', 'scroll'];
      const names = [...keys.map((key) => `clothesline_${key}`), 'chat_session_id'];
      for (const store of [localStorage, sessionStorage]) {
        for (const name of names) store.setItem(name, '{"id":[null,"\u0000",{"a":1e999}],"title":7');
      }
    }),
  'a clock that is a year behind': (page) => page.clock.setFixedTime(Date.now() - 31_536_000_000),
  'a clock that is a year ahead': (page) => page.clock.setFixedTime(Date.now() + 31_536_000_000),
  'a position where no city is near': async (_page, context) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 39.1, longitude: -117.2 });
  },
  'a translator': async (page) => {
    await page.addInitScript(() => {
      const skipped = 'script, style, textarea, option, title, font, svg, noscript';
      const translate = (root: Node) => {
        const texts: Text[] = [];
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node: Node | null = root; node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
        for (const text of texts) {
          if (!text.isConnected || text.data.trim() === '' || text.parentElement?.closest(skipped)) continue;
          const font = document.createElement('font');
          font.append(document.createElement('font'));
          font.firstElementChild?.append(text.data);
          text.replaceWith(font);
        }
      };
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          if (type === 'characterData') translate(target);
          for (const node of addedNodes) translate(node);
        }
      }).observe(document, { childList: true, characterData: true, subtree: true });
    });
  },
};

test.use({ expectedNoise: failedRequests, ownServer: true });

for (const [name, prepare] of Object.entries(devices)) {
  test(`every screen works with ${name}`, async ({ page, context }) => {
    await prepare(page, context);
    for (const path of screens) {
      await page.goto(path);
      await settled(page);
      await expectAlive(page);
    }
    await page.goto('/donations/1');
    await settled(page);
    const save = page.getByRole('button', { name: /^Save / }).first();
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    const places = page.getByRole('button', { name: /^Location: / });
    await places.click();
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await openChat(page);
    await ask(page, 'Winter boots?');
    await expectAlive(page);
  });
}

test('no city is named where none is near, and the form asks for a name', async ({ page, context }) => {
  await devices['a position where no city is near']?.(page, context);
  await page.goto('/create');
  await expect(page.getByRole('button', { name: 'Location: Your location' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('');
  await expect(page.getByText('San Francisco, CA')).toHaveCount(0);
});

import { expect, test } from '../support/test.js';
import { ask, openChat, settled } from '../support/visitor.js';
import { expectAlive, screens } from './screens.js';

test.describe('Chromium 111 and Safari 16.4', () => {
  test.beforeEach(async ({ page }) => {
    // What they lack of what the code may be tempted to use.
    await page.addInitScript(() => {
      for (const [owner, names] of [
        [URL, ['canParse', 'parse']],
        [AbortSignal, ['any']],
        [Promise, ['withResolvers', 'try']],
        [Object, ['groupBy']],
        [Array, ['fromAsync']],
        [HTMLElement.prototype, ['showPopover', 'popover']],
        [String.prototype, ['toWellFormed', 'isWellFormed']],
        [Element.prototype, ['checkVisibility', 'moveBefore']],
        [window, ['requestIdleCallback', 'Iterator']],
      ] as const) {
        for (const name of names) Reflect.deleteProperty(owner, name);
      }
    });
    await page.route('**/assets/*.css', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('light-dark(', 'not-yet-known(');
      await route.fulfill({ response, body });
    });
  });

  test('show every screen, and the assistant answers', async ({ page }) => {
    for (const path of screens.filter((screen) => screen !== '/none')) {
      await page.goto(path);
      await settled(page);
      await expectAlive(page);
    }
    await page.goto('/');
    await openChat(page);
    await ask(page, 'Winter boots? \u{1f97e}');
  });

  test('have the light theme, where they know no light-dark()', async ({ page }) => {
    await page.goto('/');
    await settled(page);
    const colors = await page.getByRole('link', { name: 'Start Donating Today' }).evaluate((link) => {
      const { backgroundColor, color } = getComputedStyle(link);
      return [backgroundColor, color, getComputedStyle(document.documentElement).backgroundColor];
    });
    expect(colors).toEqual(['rgb(176, 69, 43)', 'rgb(255, 255, 255)', 'rgb(250, 246, 238)']);
  });
});

test('a browser that is too old is told so, and which ones are not', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...words: string[]) =>
      !words.join().includes('color-mix') && supports.apply(CSS, words as [string]);
  });
  await page.goto('/');
  await expect(page.getByText('Your browser is too old for this page.')).toBeVisible();
  await expect(page.getByText('Safari or iOS 16.4')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it needs', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Clothesline needs JavaScript')).toBeVisible();
  });
});

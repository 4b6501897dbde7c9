import { expect, full, test } from '../support/test.js';
import { settled } from '../support/visitor.js';
import { tooOld } from './devices.js';

test('browsers without light-dark() use the light theme', full, async ({ page }) => {
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('light-dark(', 'not-yet-known(');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await settled(page);
  const colors = await page.getByRole('link', { name: 'Start Donating Today' }).evaluate((link) => {
    const { backgroundColor, color } = getComputedStyle(link);
    return [backgroundColor, color, getComputedStyle(document.documentElement).backgroundColor];
  });
  expect(colors).toEqual(['rgb(176, 69, 43)', 'rgb(255, 255, 255)', 'rgb(250, 246, 238)']);
});

test('an outdated browser shows the server-rendered page with a list of supported browsers', async ({ page }) => {
  await page.addInitScript({ content: tooOld });
  await page.goto('/');
  // Skips the delay before the text is shown.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(page.getByText('Safari or iOS 16.4')).toBeVisible();
});

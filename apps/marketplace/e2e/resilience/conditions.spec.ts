import type { BrowserContext, Page } from '@playwright/test';
import { expect, failedRequests, test } from '../support/test.js';
import { ask, openChat, settled } from '../support/visitor.js';
import { devices } from './devices.js';
import { expectAlive, screens } from './screens.js';

const inNevada = async (context: BrowserContext) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 39.1, longitude: -117.2 });
};
const year = 31_536_000_000;

/** What a visitor's device may be like. */
const conditions: Record<string, (page: Page, context: BrowserContext) => Promise<unknown>> = {
  ...Object.fromEntries(
    Object.entries(devices).map(([name, prepare]) => [name, (page: Page) => page.addInitScript(prepare)]),
  ),
  'a clock that is a year behind': (page) => page.clock.setFixedTime(Date.now() - year),
  'a clock that is a year ahead': (page) => page.clock.setFixedTime(Date.now() + year),
  'a position where no city is near': (_page, context) => inNevada(context),
};

test.use({ expectedNoise: failedRequests, ownServer: true });

for (const [name, prepare] of Object.entries(conditions)) {
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
  await inNevada(context);
  await page.goto('/create');
  await expect(page.getByRole('button', { name: 'Location: Your location' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('');
  await expect(page.getByText('San Francisco, CA')).toHaveCount(0);
});

import type { BrowserContext, Page } from '@playwright/test';
import { expect, failedRequests, full, test } from '../support/test.js';
import { ask, cards, fillDonation, newDonation, openChat, readPictureUrl, settled } from '../support/visitor.js';
import { clocks, devices } from './devices.js';
import { expectAlive, screens } from './screens.js';

const inNevada = async (context: BrowserContext) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 39.1, longitude: -117.2 });
};

/** Conditions on a visitor's device. */
const conditions: Record<string, (page: Page, context: BrowserContext) => Promise<unknown>> = {
  ...Object.fromEntries(
    Object.entries(devices).map(([name, content]) => [name, (page: Page) => page.addInitScript({ content })]),
  ),
  'a position far from all cities': (_page, context) => inNevada(context),
};

test.use({ expectedNoise: failedRequests });

for (const [name, prepare] of Object.entries(conditions)) {
  test(`every screen works with ${name}`, name === 'storage that throws' ? {} : full, async ({ page, context }) => {
    await prepare(page, context);
    for (const path of screens) {
      await page.goto(path);
      await settled(page);
      await expectAlive(page);
    }
    await page.goto('/donations/1');
    await settled(page);
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Saved: / }).first()).toHaveAttribute('aria-pressed', 'true');
    const places = page.getByRole('button', { name: /^Location: / });
    await places.click();
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await openChat(page);
    const log = await ask(page, 'Winter boots?');
    expect(await log.innerText()).toMatch(/Winter boots\?[\s\S]*Assistant said:/);
    await expectAlive(page);
  });
}

for (const [name, content] of Object.entries(clocks)) {
  test(`a donation listed with ${name} has today’s date`, full, async ({ page, server }) => {
    await page.addInitScript({ content });
    await page.goto('/create');
    await fillDonation(page, newDonation(server.origin, await readPictureUrl(server.origin)));
    await page.getByRole('button', { name: 'Create Donation' }).click();
    await expect(page.getByText('Your donation has been successfully listed.')).toBeVisible();
    await page.goto('/explore');
    await cards(page).first().getByRole('link').click();
    const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' });
    await expect(page.getByText(`Posted ${today}`)).toBeVisible();
  });
}

test('the form does not name a city for a position far from all cities', full, async ({ page, context }) => {
  await inNevada(context);
  await page.goto('/create');
  await expect(page.getByRole('button', { name: 'Location: Your location' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('');
  await expect(page.getByText('San Francisco, CA')).toHaveCount(0);
});
